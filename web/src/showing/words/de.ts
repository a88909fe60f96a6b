export const de = {
  allow: "Karten für Zuschauer",
  allowed: { false: "Niemand zeigt sie", true: "Wer will, darf sie zeigen" },
  note: "Zuschauen kann jeder, auch jemand von euch in einem zweiten Browserfenster.",
  mayShow: "Karten dürfen Zuschauern gezeigt werden",
  rule: "Wer spielt, darf Zuschauern die eigenen Karten zeigen.",
  shows: "zeigt Zuschauern die Karten",
  own: {
    tool: "Meine Karten zeigen",
    title: "Meine Karten zeigen",
    about: "Wer zuschaut, darf in deine Hand sehen, bis du es ausschaltest oder das Spiel aus ist.",
    warning:
      "Zuschauen kann jeder, auch deine Gegner: Ein zweites Browserfenster genügt. Was gesehen wurde, lässt sich nicht zurücknehmen.",
    switch: "Zuschauer dürfen meine Karten sehen",
    mark: "Deine Karten sind zu sehen",
    lookers: (people: number) => (people === 1 ? "1 sieht hinein" : `${people} sehen hinein`),
  },
  look: {
    offer: (names: string) => `In diese Karten darfst du sehen: ${names}`,
    sees: (name: string) => `Du siehst die Karten von ${name}.`,
    next: (name: string) => `Ab dem nächsten Geben siehst du die Karten von ${name}.`,
    choose: "Ansehen",
    change: "Ändern",
    title: "Wessen Karten?",
    about: "Du siehst je Geben eine Hand. Wählst du eine andere, siehst du sie ab dem nächsten Geben.",
    noSeat: "Wer hineingesehen hat, kann in diesem Spiel nicht mehr mitspielen.",
    nobody: "Niemandes Karten",
  },
};
