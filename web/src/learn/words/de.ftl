# Texte um die Lektionen herum auf Deutsch.

title = { $game } lernen
about = Du triffst ein paar Entscheidungen am echten Tisch und bekommst kurze Erklärungen. Du kannst jederzeit aufhören und später weitermachen.
done = Geschafft
begun = Schritt { $step } von { $steps }
open-rules = Lieber die Regeln lesen
step = Schritt { $step } von { $steps }
again = Noch einmal
played-out = Sieh, was jetzt passiert. Du musst nichts tun …
goes-on = Sieh den anderen zu …
onward = Weiter
from-start = Von vorn
next = Nächste Lektion
next-which = Lektion { $number } von { $count }: { $lesson }
all = Alle Lektionen
play = Eine Partie spielen
play-short = Eine kurze Partie spielen
play-at-once = Lieber gleich eine Partie spielen
unreachable = Beim ersten Mal brauchen Lektionen eine Verbindung. Die Regeln kannst du trotzdem lesen.
unexplained = Das geht jetzt nicht. Ohne Verbindung kann die Seite nicht sagen, warum.
you = Du
offline-title = Keine Verbindung
offline-about = Spiele brauchen eine Verbindung zum Server. Lektionen und Regeln gehen auch ohne.
offline-rules-only = Spiele und Lektionen brauchen eine Verbindung zum Server. Die Regeln kannst du trotzdem lesen.
offline-learn = Lektion starten
offline-lessons = Lektionen
offline-rules = Regeln
