import { expect, test } from "vitest";
import { afterLesson } from "../src/learn/following";

const lessons = ["first", "umbrellas", "specials", "scores"];

test("without `first_game_after`, a game is a second offer after each lesson and the main offer after the last one", () => {
  const game = { lessons, first_game_after: null };
  expect(afterLesson(game, "first")).toEqual({
    following: { name: "umbrellas", number: 2, count: 4 },
    game: "beside",
  });
  expect(afterLesson(game, "scores")).toEqual({ following: null, game: "main" });
});

test("a game is a link before the lesson `first_game_after`, and the main offer from that lesson on", () => {
  const game = { lessons, first_game_after: "specials" };
  expect(lessons.map((name) => afterLesson(game, name).game)).toEqual(["link", "link", "main", "main"]);
  expect(afterLesson(game, "specials").following).toEqual({ name: "scores", number: 4, count: 4 });
});
