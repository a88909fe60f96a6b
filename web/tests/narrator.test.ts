import { afterEach, expect, test, vi } from "vitest";
import { fieldsFor, TycoonNarrator } from "../src/games/tycoon/names";
import { speaker } from "../src/lib/speaker.svelte";
import type { Play } from "../src/lib/play/play.svelte";
import type { View } from "../src/lib/protocol";

afterEach(() => vi.restoreAllMocks());

test.each([
  [["8: 8", "8: 8 8"], "Your turn. You lead."],
  [["8: 8"], "Your turn. You lead."],
  [["pass"], "Your cards make no number: pass."],
])("a Tycoon player who leads with the moves %j hears: %s", (moves, heard) => {
  const say = vi.spyOn(speaker, "say").mockReturnValue();
  const table = { you: 0, yours: [0], players: [] };
  const fields = fieldsFor({ name: String, you: 0 });
  new TycoonNarrator({ table } as unknown as Play, fields).turn({
    seat: 0,
    moves,
    table: { play: null, forced: null },
  } as unknown as View);
  expect(say).toHaveBeenCalledWith(heard);
});
