# Texte auf Deutsch zur Prüfung, ob ehrlich gegeben wurde.

title = Wurde ehrlich gegeben?
checking = Die Verteilungen werden geprüft …
fair = Ja: { $deals ->
        [one] Die Verteilung passt
       *[other] Alle { $deals } Verteilungen passen
    } zum Geheimnis, das vor der ersten Karte versiegelt wurde.
unsealed = { $deals ->
        [one] Die Verteilung passt
       *[other] Alle { $deals } Verteilungen passen
    } zum Geheimnis in diesem Protokoll. Hast du dir am Tisch das Siegel notiert, dann vergleiche es.
wrong-seal = Nein: Das Geheimnis passt nicht zum Siegel dieses Tisches.
wrong-deals = Nein: Diese Verteilungen passen nicht zum Geheimnis: { $deals }.
no-secret = Dieses Protokoll enthält kein Geheimnis. Deshalb lassen sich die Verteilungen nicht prüfen. Das Geheimnis eines Spiels des Tages wird nach dessen Tag öffentlich.
unable = Dein Browser kann das nur an einer https://-Adresse prüfen. Du kannst das Protokoll speichern und diesen Befehl ausführen:
failed = Die Prüfung ist fehlgeschlagen. Du kannst das Protokoll speichern und diesen Befehl ausführen:
again = Noch einmal prüfen
details = So wurde geprüft
step-seal = Vor der ersten Karte zeigte der Tisch dieses Siegel:
step-secret = Nach der Partie zeigte der Tisch das Geheimnis:
step-hash = Zu diesem Geheimnis gehört dieses Siegel (sein SHA-256-Wert):
step-deals = Dein Browser hat aus dem Geheimnis jede Verteilung wiederholt:
deal = { $number }. Verteilung
right = richtig
wrong = abweichend
by-yourself = Du kannst das auch ohne diese Seite prüfen. Speichere das Protokoll und führe diesen Befehl aus:
