const PREFIX = "matchwood.";

/** Small things this browser remembers; private modes may refuse, and then they are simply forgotten. */
export const remembered = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(PREFIX + key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(PREFIX + key, value);
    } catch {
      // Nothing depends on it.
    }
  },
};
