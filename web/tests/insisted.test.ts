import { describe, expect, test } from "vitest";
import { CallFailed } from "../src/lib/net/api";
import { insisted } from "../src/lib/net/unanswered";

const lost = () => Promise.reject(new CallFailed({ code: "unreachable", message: "" }, 0));
const refused = () => Promise.reject(new CallFailed({ code: "bad_name", message: "" }, 422));
const answered = () => Promise.resolve("a table");

/** Asks whose answers come as told, one after another. */
function asking(...answers: (() => Promise<string>)[]) {
  const story = { asked: 0, waited: [] as number[] };
  const asked = insisted(
    () => answers[story.asked++]!(),
    (run, ms) => {
      story.waited.push(ms);
      run();
    },
  );
  return { story, asked };
}

describe("what is asked insistently", () => {
  test("is asked once if an answer comes", async () => {
    const { story, asked } = asking(answered);
    expect([await asked, story]).toEqual(["a table", { asked: 1, waited: [] }]);
  });

  test("is asked again, a moment later, if none comes", async () => {
    const { story, asked } = asking(lost, answered);
    expect([await asked, story]).toEqual(["a table", { asked: 2, waited: [1_000] }]);
  });

  test("is not asked a third time", async () => {
    const { story, asked } = asking(lost, lost);
    await expect(asked).rejects.toMatchObject({ problem: { code: "unreachable" } });
    expect(story.asked).toBe(2);
  });

  test("is asked once if it is refused", async () => {
    const { story, asked } = asking(refused);
    await expect(asked).rejects.toMatchObject({ problem: { code: "bad_name" } });
    expect(story.asked).toBe(1);
  });
});
