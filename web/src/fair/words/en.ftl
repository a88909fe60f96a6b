# Texts in English about the check of the deals.

title = Were the cards dealt fairly?
checking = Checking the deals …
fair = Yes: { $deals ->
        [one] the deal matches
       *[other] all { $deals } deals match
    } the secret that was sealed before the first deal.
unsealed = { $deals ->
        [one] The deal matches
       *[other] All { $deals } deals match
    } the secret in this record. If you noted the seal at the table, you can compare it.
wrong-seal = No: the secret does not match the seal of this table.
wrong-deals = No: the secret does not match these deals: { $deals }.
no-secret = This record contains no secret, so the deals cannot be checked. The secret of a deal of the day becomes public after its day.
unable = Your browser can check this only at an https:// address. You can save the record and run:
failed = The deals could not be checked. You can save the record and run:
again = Check again
details = How this was checked
step-seal = Before the first deal, the table showed this seal:
step-secret = After the game, the table revealed the secret:
step-hash = The secret has this seal (its SHA-256 hash):
step-deals = Your browser repeated every deal from the secret:
deal = Deal { $number }
right = correct
wrong = different
by-yourself = You can check this without the page. Save the record and run:
