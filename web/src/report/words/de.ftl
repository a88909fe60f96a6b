# Texte der Meldungen von Namen auf Deutsch.

open = Den Namen { $name } melden
title = Namen melden
about = Du meldest den Namen „{ $name }“. Der Betreiber dieses Servers kann ihn dann ausblenden. Melde Namen, die beleidigen oder persönliche Daten verraten.
send = Namen melden
cancel = Abbrechen
reported = Der Name wurde dem Betreiber dieses Servers gemeldet.
