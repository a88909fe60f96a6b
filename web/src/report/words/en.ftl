# Texts of reports about names in English.

open = Report the name { $name }
title = Report a name
about = You report the name “{ $name }”. The operator of this server can then hide it. Report a name that insults people or gives away personal data.
send = Report name
cancel = Cancel
reported = The name was reported to the operator of this server.
