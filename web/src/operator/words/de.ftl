# Texte auf Deutsch über den Betreiber des Servers.

links = Links des Betreibers
link-imprint = Impressum
link-privacy = Datenschutz
link-contact = Kontakt
announcement = Nachricht des Betreibers: { $text }
maintenance = Wartung ab { DATETIME($starts, weekday: "short", hour: "numeric", minute: "2-digit") }: { $text }
