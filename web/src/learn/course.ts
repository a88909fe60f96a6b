import { call, CallFailed } from "$lib/net/api";
import type { Problem, Taught, TaughtTree } from "$lib/protocol";

/** A lesson with its answers to all moves of the learner. After it is loaded, it needs no connection. */
export class Course {
  private constructor(
    readonly game: string,
    readonly name: string,
    private readonly tree: TaughtTree,
  ) {}

  /** Load a lesson. Throws `CallFailed`. */
  static async load(game: string, name: string): Promise<Course> {
    return new Course(game, name, await call<TaughtTree>("GET", addressOf(game, name)));
  }

  get beginning(): Taught {
    return this.tree;
  }

  /**
   * Return the state of the lesson after these moves. The server provides what a very large lesson omits. Throws
   * `CallFailed`.
   */
  async after(moves: string[]): Promise<Taught> {
    return this.find(moves) ?? this.explain(moves);
  }

  /** Ask the server about these moves. It explains why the last one is not legal, thrown as `CallFailed`. */
  async explain(moves: string[]): Promise<Taught> {
    const address = addressOf(this.game, this.name);
    const answer = await call<Taught | { error: Problem }>("POST", address, { moves });
    if ("error" in answer) throw new CallFailed(answer.error, 200);
    return answer;
  }

  private find(moves: string[]): Taught | null {
    let node = this.tree;
    for (const move of moves) {
      if (!Object.hasOwn(node.after, move)) return null;
      node = node.after[move]!;
    }
    return node;
  }
}

function addressOf(game: string, name: string): string {
  return `/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(name)}`;
}
