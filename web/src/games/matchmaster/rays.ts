const CENTRE = { x: 63, y: 103 };
const COUNT = 18;
const REACH = 150;

/** A burst of rays from the flame of a trump card, cut off at the edge of its ground. */
export const RAYS = Array.from({ length: COUNT }, (_, ray) => {
  const [from, to] = [ray, ray + 0.5].map((step) => edge((step * 2 * Math.PI) / COUNT));
  return `M${CENTRE.x} ${CENTRE.y}L${from}L${to}Z`;
}).join("");

function edge(angle: number): string {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const across = dx > 0 ? (94 - CENTRE.x) / dx : dx < 0 ? (6 - CENTRE.x) / dx : REACH;
  const down = dy > 0 ? (138 - CENTRE.y) / dy : dy < 0 ? (6 - CENTRE.y) / dy : REACH;
  const length = Math.min(across, down, REACH);
  return `${(CENTRE.x + dx * length).toFixed(1)} ${(CENTRE.y + dy * length).toFixed(1)}`;
}
