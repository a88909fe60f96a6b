# Was auf Deutsch darüber gesagt wird, ob ehrlich gegeben wurde.

title = Ehrlich gegeben?
checking = Es wird nachgeprüft …
fair = Ja: { $deals ->
        [one] Die Karten folgen
       *[other] Alle { $deals } Mal folgen die Karten
    } aus dem Geheimnis, das vor der ersten Karte versiegelt war.
unsealed = { $deals ->
        [one] Die Karten folgen
       *[other] Alle { $deals } Mal folgen die Karten
    } aus dem Geheimnis in diesem Protokoll. Wer sich am Tisch das Siegel notiert hat, kann es vergleichen.
wrong-seal = Nein: Das ist nicht das Geheimnis, das der Tisch versiegelt hatte.
wrong-deals = Nein: Anders, als das Geheimnis es ergibt, wurde hier gegeben: { $deals }.
no-secret = Das Protokoll dieses Tisches nennt kein Geheimnis. So lässt sich nichts nachprüfen.
unable = Browser können das nur bei Adressen mit https:// nachprüfen. Du kannst das Protokoll speichern und fragen:
failed = Das ließ sich nicht nachprüfen.
again = Noch einmal prüfen
details = Wie nachgeprüft wurde
step-seal = Vor der ersten Karte zeigte der Tisch ein Siegel:
step-secret = Nach dem Spiel verriet er das Geheimnis dahinter:
step-hash = Das Siegel dieses Geheimnisses (sein SHA-256) ist:
step-deals = Aus dem Geheimnis hat dein Browser alles noch einmal gegeben:
deal = { $number }. Mal
right = dasselbe
wrong = etwas anderes
by-yourself = Du kannst es auch ohne diese Seite prüfen: Speichere das Protokoll und frag
