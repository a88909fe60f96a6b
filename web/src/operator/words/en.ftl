# Texts in English about the operator of the server.

links = Links of the operator
link-imprint = Imprint
link-privacy = Privacy
link-contact = Contact
