// Where boxes on a page lie: distances, overlaps and curves between them.

/** @param {Box} box */
export const centreOf = (box) => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 });

/**
 * The area that two boxes share.
 *
 * @param {Box} a
 * @param {Box} b
 */
export const overlap = (a, b) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * @param {number} low
 * @param {number} value
 * @param {number} high
 */
export const between = (low, value, high) => Math.max(low, Math.min(value, high));

/**
 * The place of the nearest box in a direction: what lies aside counts twice. -1 if there is none.
 *
 * @param {Box} from
 * @param {Box[]} boxes
 * @param {[dx: number, dy: number]} direction
 */
export function nearest(from, boxes, [dx, dy]) {
  const here = centreOf(from);
  const costs = boxes.map((box) => {
    const { x, y } = centreOf(box);
    const along = (x - here.x) * dx + (y - here.y) * dy;
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx);
    return along > 2 ? along + 2 * aside : Infinity;
  });
  const least = Math.min(...costs);
  return least === Infinity ? -1 : costs.indexOf(least);
}

/**
 * A gentle curve from the edge of a box to the edge of another, as the path of a drawing.
 *
 * @param {Box} from
 * @param {Box} to
 */
export function curve(from, to) {
  const { x, y } = centreOf(to);
  const side = between(from.left, x, from.right);
  const level = between(from.top, y, from.bottom);
  const startY = side === from.left || side === from.right ? between(from.top + 18, y, from.bottom - 18) : level;
  const endX = side > to.right ? to.right + 5 : side < to.left ? to.left - 5 : x;
  const endY = endX === x ? (startY > to.bottom ? to.bottom + 5 : to.top - 5) : y;
  const middle = (side + endX) / 2;
  return `M${side} ${startY}C${middle} ${startY} ${middle} ${endY} ${endX} ${endY}`;
}
