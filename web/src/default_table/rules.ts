import { valuesOf, type GameSaid, type RulesWords, type Setting } from "$lib/i18n/gamewords";
import { own } from "./words";

/**
 * Return the rules for a table with these settings: the parts `rules-…` of the game, or the short rules if the game has
 * no parts. Each line is a paragraph.
 */
export function rulesOf(said: GameSaid, setting: Setting): RulesWords {
  const { aim, parts } = said.rules(setting);
  const short = said.now.sayIfKnown("rules", valuesOf(setting)) ?? "";
  const told = parts.length ? parts : [{ title: "", body: short }];
  return { aim, parts: told.flatMap(paragraphs), keys: own.keys() };
}

function paragraphs({ title, body }: RulesWords["parts"][number]): RulesWords["parts"] {
  const lines = body.split("\n").filter(Boolean);
  return lines.map((line, index) => ({ title: index === 0 ? title : "", body: line }));
}
