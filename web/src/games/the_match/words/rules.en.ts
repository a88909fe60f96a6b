/** How the game is played, in our own words. */
export const rules = {
  aim: "Play your ball through all four rows into the other goal. Whoever has more goals after two halves wins.",
  parts: [
    {
      title: "Kick-off",
      body: "Sixteen cards lie face down as the pitch. Each side has a stack of balls, 14 in a half, which nobody looks into. You attack in turns, always upwards from your own row 1.",
    },
    {
      title: "An attack",
      body: "Your top card is turned over: that is your ball. Choose one of the four cards in your row 1. If it fits, go on in the next row, straight ahead or one column aside. Four cards that fit are a goal.",
    },
    {
      title: "What fits",
      body: "A card fits if it has the colour or the number of your ball. Only the ball counts, not the card you come from.",
    },
    {
      title: "Wide",
      body: "The first card that does not fit ends the attack, and the other side has the ball. There is no stopping early, and you may choose a card that you know will not fit.",
    },
    {
      title: "What stays",
      body: "After a goal, too, the field stays as it is for the rest of the half. Open cards are lanes that both sides can use.",
    },
    {
      title: "Extra time",
      body: "A cup match that is level goes on for two short halves with ten balls each, on a new field.",
    },
    {
      title: "Shoot-out",
      body: "Still level: each side gets five cards in a line and a keeper behind them. Choose one of your five; if it fits the ball, the keeper card has to fit, too. Ten shots each.",
    },
    {
      title: "Centre circle",
      body: "If that is level as well, shots are taken in pairs with balls from the circle. When they run out, everything but the lines is shuffled anew.",
    },
    {
      title: "Taking back",
      body: "There is none: everybody sees each move at once, and what is seen cannot be unseen.",
    },
  ],
  hidden:
    "At this table the cards that an attack turned up are turned back if it fails. Keep them in mind! The cards of a goal stay open.",
  shared: "At this table both sides shoot at the same keeper card.",
  cardsTitle: "The four colours",
  keys: [
    { key: "1 – 5", does: "play the ball to that column, counted from the left" },
    { key: "← →", does: "move between the cards within reach" },
    { key: "Enter", does: "play the ball there" },
    { key: "U", does: "take the choice of an open card back, if the other agrees" },
    { key: "O", does: "show or hide the chances of a goal" },
  ],
};
