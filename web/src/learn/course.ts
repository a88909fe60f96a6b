import { call, CallFailed } from "$lib/net/api";
import type { Problem, Taught, TaughtTree } from "$lib/protocol";

/** A lesson with the answers to all moves of the learner. A loaded lesson needs no connection. */
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
   * Return the state of the lesson after these moves. If a very large lesson omits the state, the server provides the
   * state. Throws `CallFailed`.
   */
  async after(moves: string[]): Promise<Taught> {
    return this.find(moves) ?? this.explain(moves);
  }

  /** Ask the server why the last of these moves is not legal. Throws the explanation as `CallFailed`. */
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
