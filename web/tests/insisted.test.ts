import { describe, expect, test } from "vitest";
import { CallFailed } from "../src/lib/net/api";
import { insisted } from "../src/lib/net/unanswered";

const lost = () => Promise.reject(new CallFailed({ code: "unreachable", message: "" }, 0));
const refused = () => Promise.reject(new CallFailed({ code: "bad_name", message: "" }, 422));
const answered = () => Promise.resolve("a table");

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

describe("a repeated request", () => {
  test("a request with an answer is sent once", async () => {
    const { story, asked } = asking(answered);
    expect([await asked, story]).toEqual(["a table", { asked: 1, waited: [] }]);
  });

  test("a request without an answer is sent again after a wait", async () => {
    const { story, asked } = asking(lost, answered);
    expect([await asked, story]).toEqual(["a table", { asked: 2, waited: [1_000] }]);
  });

  test("a request is not sent a third time", async () => {
    const { story, asked } = asking(lost, lost);
    await expect(asked).rejects.toMatchObject({ problem: { code: "unreachable" } });
    expect(story.asked).toBe(2);
  });

  test("a refused request is not repeated", async () => {
    const { story, asked } = asking(refused);
    await expect(asked).rejects.toMatchObject({ problem: { code: "bad_name" } });
    expect(story.asked).toBe(1);
  });
});
