const PREFIX = "matchwood.";

/** Small values that this browser keeps. In a private mode it may refuse, and they are lost. */
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
      // No feature depends on it.
    }
  },
};
