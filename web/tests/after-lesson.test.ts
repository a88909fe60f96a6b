import { expect, test } from "vitest";
import { afterLesson } from "../src/learn/following";

const lessons = ["first", "umbrellas", "specials", "scores"];

test("a game without a mark is offered beside the next lesson, and first after the last one", () => {
  const game = { lessons, first_game_after: null };
  expect(afterLesson(game, "first")).toEqual({
    following: { name: "umbrellas", number: 2, count: 4 },
    game: "beside",
  });
  expect(afterLesson(game, "scores")).toEqual({ following: null, game: "main" });
});

test("lessons lead up to the first game: it is a link before them and the main offer after them", () => {
  const game = { lessons, first_game_after: "specials" };
  expect(lessons.map((name) => afterLesson(game, name).game)).toEqual(["link", "link", "main", "main"]);
  expect(afterLesson(game, "specials").following).toEqual({ name: "scores", number: 4, count: 4 });
});
