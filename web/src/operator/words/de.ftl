# Texte auf Deutsch über den Betreiber des Servers.

links = Links des Betreibers
link-imprint = Impressum
link-privacy = Datenschutz
link-contact = Kontakt
