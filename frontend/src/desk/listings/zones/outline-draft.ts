import type { Corner, Outline } from '#common/listings/zones/outline.js';

/** The outline with a corner more: at the edge that it is nearest to, so that a press beside a border bends it. */
export function withCorner(outline: Outline, corner: Corner): Outline {
  if (outline.length < 3) return [...outline, corner];
  const distances = outline.map((from, at) => distance(corner, from, outline[(at + 1) % outline.length]!));
  const nearest = distances.indexOf(Math.min(...distances));
  return outline.toSpliced(nearest + 1, 0, corner);
}

/** From a point to an edge, on a plane on which a degree of longitude is as long as one of latitude. */
function distance(point: Corner, from: Corner, to: Corner): number {
  const narrow = Math.cos((point[0] * Math.PI) / 180);
  const [px, py] = [(point[1] - from[1]) * narrow, point[0] - from[0]];
  const [ex, ey] = [(to[1] - from[1]) * narrow, to[0] - from[0]];
  const along = Math.min(1, Math.max(0, (px * ex + py * ey) / (ex * ex + ey * ey || 1)));
  return Math.hypot(px - along * ex, py - along * ey);
}
