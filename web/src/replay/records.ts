/**
 * The records in a file, each as text that was not looked at yet: one a line, a single one over many lines, or those in
 * what somebody saved of their account. None in a file of another kind.
 */
export function recordsIn(text: string): string[] {
  const whole = objectIn(text);
  if (whole === null) {
    const lines = text.split("\n").filter((line) => line.trim());
    return lines.some(objectIn) ? lines : [];
  }
  const { records } = whole as { records?: unknown };
  if (!Array.isArray(records)) return [text];
  return records.map((one: { record?: unknown } | null) => JSON.stringify(one?.record ?? one));
}

function objectIn(text: string): object | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" ? found : null;
  } catch {
    return null;
  }
}
