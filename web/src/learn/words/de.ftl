# What is said around lessons in German.

title = { $game } lernen
about = Ein paar Entscheidungen am echten Tisch, mit wenigen Worten erklärt. Du kannst jederzeit aufhören und später weitermachen.
done = Geschafft
begun = { $step } von { $steps }
open-rules = Lieber die Regeln lesen
step = { $step } von { $steps }
again = Noch einmal
played-out = Sieh, was daraus wird …
goes-on = Sieh zu, was die anderen tun …
onward = Weiter
from-start = Von vorn
next = Nächste Lektion
next-which = Lektion { $number } von { $count }: { $lesson }
all = Alle Lektionen
play = Ein Spiel spielen
play-at-once = Lieber gleich ein Spiel spielen
unreachable = Lektionen brauchen eine Verbindung. Die Regeln kannst du trotzdem lesen.
you = Du
