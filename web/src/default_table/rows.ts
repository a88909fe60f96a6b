type Box = { left: number; right: number; top: number };

/** Return the index of the nearest element in the row below or above, or `null`. */
export function nextRow(boxes: Box[], from: number, down: boolean): number | null {
  const here = boxes[from];
  if (!here) return null;
  const middle = ({ left, right }: Box) => (left + right) / 2;
  const beyond = boxes.filter(({ top }) => (down ? top > here.top : top < here.top));
  if (beyond.length === 0) return null;
  const tops = beyond.map(({ top }) => top);
  const row = down ? Math.min(...tops) : Math.max(...tops);
  const far = (box: Box) => Math.abs(middle(box) - middle(here));
  const nearest = beyond
    .filter(({ top }) => top === row)
    .reduce((best, box) => (far(box) < far(best) ? box : best));
  return boxes.indexOf(nearest);
}
