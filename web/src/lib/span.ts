/** Ascending numbers in short: "2–7" where none is missing, else "2, 4". */
export function span(numbers: number[]): string {
  const [first = 0, last = first] = [numbers[0], numbers.at(-1)];
  const whole = last - first === numbers.length - 1;
  return whole && last > first ? `${first}–${last}` : numbers.join(", ");
}
