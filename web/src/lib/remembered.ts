const PREFIX = "matchwood.";

/** Small values in the browser's storage. A private window may refuse to keep them. */
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
