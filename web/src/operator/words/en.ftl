# Texts in English about the operator of the server.

links = Links of the operator
link-imprint = Imprint
link-privacy = Privacy
link-contact = Contact
announcement = Message from the operator: { $text }
maintenance = Maintenance from { DATETIME($starts, weekday: "short", hour: "numeric", minute: "2-digit") }: { $text }
