"""What is said at a MatchMaster table, in the languages of the terminal."""

from __future__ import annotations

from dataclasses import dataclass

from matchwood.terminal.tables.sentences import Sentences


@dataclass(frozen=True)
class Words:
    """The words of one language; braces are filled in."""

    round: str
    card_counts: tuple[str, str]
    deals: str
    columns: tuple[str, str, str, str]
    together: str
    hand: str
    trick: str
    last_trick: str
    leads: str
    you_lead: str
    goes_to: str
    goes_to_you: str
    dealt: str
    bids: str
    card: str
    round_over: str
    ask_bid: str
    ask_card: str
    sheet: str
    total: str
    row: str
    winner: str
    you_win: str
    winners: str
    conjunction: str
    rank: str
    suits: dict[str, str]
    not_a_bid: str
    not_a_card: str
    not_held: str
    follow: str
    beat: str
    trump: str
    allowed: str
    keys: str
    rules: str
    sentences: Sentences
    typing: str

    def cards(self, size: int) -> str:
        """So many cards."""
        return self.card_counts[size != 1].format(size=size)


EN = Words(
    round="Round {round} of {rounds}",
    card_counts=("{size} card", "{size} cards"),
    deals="dealer: {name}",
    columns=("bid", "tricks", "score", ""),
    together="Bids together: {sum}, tricks: {size}",
    hand="Your hand",
    trick="Trick",
    last_trick="Last trick",
    leads="{name} leads.",
    you_lead="You lead.",
    goes_to="The trick goes to {name}.",
    goes_to_you="The trick is yours.",
    dealt="Round {round}: {cards} each, dealer: {name}.",
    bids="Bids: {all}.",
    card="{name}: {card}",
    round_over="Round {round} is over: {all}.",
    ask_bid="How many tricks will you take (0-{size})? ",
    ask_card="Which card? ",
    sheet="Score sheet: tricks taken / bid, and the points",
    total="total",
    row="{round} ({size})",
    winner="{name} wins.",
    you_win="You win!",
    winners="{names} share the win.",
    conjunction=" and ",
    rank="{rank}. {name} {score}",
    suits={"T": "trump (dark orange)", "L": "light orange", "B": "dark blue", "S": "light blue"},
    not_a_bid="{text} is not a bid: type a whole number from 0 to {size}.",
    not_a_card="{text} is not a card: type its number (1-{count}), or its letter and rank, such as {example}.",
    not_held="You do not hold {card}.",
    follow="You hold {suit}, which was led, so you have to follow.",
    beat="You have to beat {card} with a higher trump.",
    trump="You cannot follow, so you have to play a trump.",
    allowed="You may play {cards}.",
    keys="s score sheet",
    rules="""\
Say how many tricks you will take, and take exactly that many.

· Suits ▲ T trump, ● L light orange, ■ B dark blue, ✱ S light blue; ranks 1-13.
· Rounds of 7 cards, 6 … 1{rounds}. For every round all 52 cards are shuffled;
  those that are not dealt stay face down. Chance finds the first dealer; after
  each round the next player deals.
· Everybody bids in secret, and all bids are shown at once.
· The player after the dealer leads first, later whoever took the trick. Any card
  may be led, a trump as well.
· If trump was not led, play any card of the suit that was. If you do not hold it,
  play a trump, if possible higher than {overtrump}. {undertrump}
· If trump was led, play a trump, if possible higher than {overtrump}. If you have
  none, play any card.
· The highest trump wins the trick, else the highest card of the suit led.
· As many tricks as bid: 10 points and one a trick.
  Else you lose 1 point for each trick off.
· After the last round the highest total wins; if several have it, all of them win.
""",
    sentences={
        "rounds": {"full": " and up to 7 again", "short": ""},
        "overtrump": {"highest": "any that lies", "previous": "the trump that was played last"},
        "undertrump": {
            "forced": "If all yours are too low, play one of them; if you have none, play any card.",
            "free": "If all yours are too low, or you have none, play any card.",
        },
    },
    typing="""\
Type a bid as 3 (or bid 3); a card as the number below it, or as t5 or T5.
Enter alone plays the card if only one is allowed.
? these rules · s score sheet · q leave""",
)

DE = Words(
    round="Runde {round} von {rounds}",
    card_counts=("{size} Karte", "{size} Karten"),
    deals="Geber: {name}",
    columns=("Ansage", "Stiche", "Punkte", ""),
    together="Ansagen zusammen: {sum}, Stiche: {size}",
    hand="Deine Karten",
    trick="Stich",
    last_trick="Letzter Stich",
    leads="{name} spielt aus.",
    you_lead="Du spielst aus.",
    goes_to="Der Stich geht an {name}.",
    goes_to_you="Der Stich gehört dir.",
    dealt="Runde {round}: je {cards}, Geber: {name}.",
    bids="Ansagen: {all}.",
    card="{name}: {card}",
    round_over="Runde {round} ist zu Ende: {all}.",
    ask_bid="Wie viele Stiche machst du (0-{size})? ",
    ask_card="Welche Karte? ",
    sheet="Punktezettel: gemachte / angesagte Stiche und die Punkte",
    total="Summe",
    row="{round} ({size})",
    winner="{name} gewinnt.",
    you_win="Du gewinnst!",
    winners="Gemeinsamer Sieg: {names}.",
    conjunction=" und ",
    rank="{rank}. {name} {score}",
    suits={"T": "Trumpf (Dunkelorange)", "L": "Hellorange", "B": "Dunkelblau", "S": "Hellblau"},
    not_a_bid="{text} ist keine Ansage: Tippe eine ganze Zahl von 0 bis {size}.",
    not_a_card="{text} ist keine Karte: Tippe ihre Nummer (1-{count}) oder Buchstaben und Wert, etwa {example}.",
    not_held="{card} hast du nicht.",
    follow="Ausgespielt ist {suit}, und du hast die Farbe: Du musst bedienen.",
    beat="Du musst {card} mit einem höheren Trumpf übertrumpfen.",
    trump="Du kannst nicht bedienen, also musst du Trumpf spielen.",
    allowed="Erlaubt: {cards}.",
    keys="s Punktezettel",
    rules="""\
Sag, wie viele Stiche du machst, und mach genau so viele.

· Farben ▲ T Trumpf, ● L Hellorange, ■ B Dunkelblau, ✱ S Hellblau; Werte 1-13.
· Runden mit 7 Karten, 6 … 1{rounds}. Für jede werden alle 52 Karten gemischt;
  was nicht verteilt wird, bleibt verdeckt. Wer zuerst gibt, entscheidet das Los;
  nach jeder Runde gibt der Nächste.
· Alle sagen verdeckt an, und die Ansagen werden zugleich gezeigt.
· Als Erster spielt aus, wer nach dem Geber sitzt; danach, wer den Stich gemacht
  hat. Ausspielen darf man jede Karte, auch Trumpf.
· Ist Trumpf nicht ausgespielt, spielt man eine beliebige Karte der ausgespielten
  Farbe. Wer sie nicht hat, spielt Trumpf, wenn möglich höher als {overtrump}.
  {undertrump}
· Ist Trumpf ausgespielt, spielt man Trumpf, wenn möglich höher als {overtrump}.
  Hat man keinen, spielt man irgendeine Karte.
· Der höchste Trumpf gewinnt, sonst die höchste Karte der ausgespielten Farbe.
· Genau getroffen: 10 Punkte und einer je Stich.
  Sonst 1 Punkt Abzug für jeden Stich daneben.
· Nach der letzten Runde gewinnt die höchste Summe; haben mehrere sie, gewinnen
  sie alle.
""",
    sentences={
        "rounds": {"full": " und wieder bis 7", "short": ""},
        "overtrump": {"highest": "jeder, der schon liegt", "previous": "der zuletzt gelegte"},
        "undertrump": {
            "forced": "Sind die eigenen zu niedrig, spielt man trotzdem einen; hat man keinen, spielt man irgendeine Karte.",
            "free": "Sind die eigenen zu niedrig oder hat man keinen, spielt man irgendeine Karte.",
        },
    },
    typing="""\
Eine Ansage tippst du als 3 (oder bid 3), eine Karte als Nummer darunter oder
als t5 oder T5. Die Eingabetaste allein genügt, wenn nur eine erlaubt ist.
? diese Regeln · s Punktezettel · q aufhören""",
)

WORDS = {"en": EN, "de": DE}
