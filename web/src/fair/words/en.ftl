# What is said in English of checking that cards were dealt fairly.

title = Dealt fairly?
checking = The deals are being checked …
fair = Yes: { $deals ->
        [one] the deal follows
       *[other] the { $deals } deals all follow
    } from the secret that was sealed before the first card.
unsealed = { $deals ->
        [one] The deal follows
       *[other] The { $deals } deals all follow
    } from the secret in this record. Whoever noted the seal at the table can compare it.
wrong-seal = No: this is not the secret that the table had sealed.
wrong-deals = No: not what the secret gives in deal { $deals }.
no-secret = The record of this table tells no secret, so its deals cannot be checked.
unable = Browsers can check this only at addresses with https://. You can save the record and ask:
failed = The deals could not be checked.
again = Check again
details = How it was checked
step-seal = Before the first card the table showed a seal:
step-secret = After the game it told the secret behind it:
step-hash = The seal of this secret (its SHA-256) is:
step-deals = From the secret, your browser dealt every deal once more:
deal = Deal { $number }
right = the same
wrong = another one
by-yourself = You can check it without this page: save the record and ask
