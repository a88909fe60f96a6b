/** With a real minus sign, which the letters of the print have. */
export function points(count: number): string {
  return count < 0 ? `−${-count}` : `${count}`;
}

/** Points won or lost in one round. */
export function change(count: number): string {
  return count < 0 ? points(count) : `+${count}`;
}
