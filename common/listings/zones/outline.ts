import type { Coordinates } from '../../kernel/places.js';

export type Corner = readonly [latitude: number, longitude: number];

/** Corners of a zone in order; the last is joined to the first. */
export type Outline = readonly Corner[];

export const FEWEST_CORNERS = 3;
export const MOST_CORNERS = 60;
/** Half the side of the square around a town's centre in which its zones lie, in degrees: about 28 km. */
const REACH = 0.25;

export type OutlineFault = 'few' | 'many' | 'far' | 'crosses';

/** What is wrong with an outline; null if nothing is. */
export function outlineFault(outline: Outline, centre: Coordinates): OutlineFault | null {
  if (outline.length < FEWEST_CORNERS) return 'few';
  if (outline.length > MOST_CORNERS) return 'many';
  const isFar = outline.some(
    ([latitude, longitude]) =>
      !(Math.abs(latitude - centre.latitude) <= REACH && Math.abs(longitude - centre.longitude) <= REACH),
  );
  if (isFar) return 'far';
  return crossesItself(outline) || areaOf(outline) === 0 ? 'crosses' : null;
}

/** Whether a point lies inside. A point on a border that two zones share lies in one of them (Franklin's crossing test). */
export function contains(outline: Outline, [latitude, longitude]: Corner): boolean {
  let isInside = false;
  for (const [[latA, lngA], [latB, lngB]] of edgesOf(outline)) {
    if (latA > latitude === latB > latitude) continue;
    if (longitude < ((lngB - lngA) * (latitude - latA)) / (latB - latA) + lngA) isInside = !isInside;
  }
  return isInside;
}

/** In square degrees: enough to compare the zones of a town. */
export function areaOf(outline: Outline): number {
  const twice = edgesOf(outline).reduce((sum, [a, b]) => sum + a[0] * b[1] - b[0] * a[1], 0);
  return Math.abs(twice) / 2;
}

/** Whether two outlines have more than a border in common. */
export function overlap(one: Outline, other: Outline): boolean {
  return (
    edgesOf(one).some((a) => edgesOf(other).some((b) => cross(a, b))) ||
    one.some((corner) => isWithin(other, corner)) ||
    other.some((corner) => isWithin(one, corner))
  );
}

/** Inside, not on the border. */
function isWithin(outline: Outline, corner: Corner): boolean {
  return contains(outline, corner) && !edgesOf(outline).some((edge) => lies(corner, edge));
}

type Edge = readonly [Corner, Corner];

function edgesOf(outline: Outline): Edge[] {
  return outline.map((corner, at) => [corner, outline[(at + 1) % outline.length]!]);
}

function crossesItself(outline: Outline): boolean {
  const edges = edgesOf(outline);
  return edges.some((edge, at) =>
    edges.slice(at + 1).some((other, further) => {
      const isNext = further === 0;
      const isBefore = at === 0 && further === edges.length - 2;
      // Neighbours share one corner; any other point means that one folds back on the other.
      if (isNext) return lies(other[1], edge) || lies(edge[0], other);
      if (isBefore) return lies(other[0], edge) || lies(edge[1], other);
      return (
        cross(edge, other) || edge.some((end) => lies(end, other)) || other.some((end) => lies(end, edge))
      );
    }),
  );
}

/** Positive if `c` is left of the line from `a` to `b`, 0 on it. */
function side(a: Corner, b: Corner, c: Corner): number {
  return Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
}

/** Whether two edges cross at a point that is an end of neither. */
function cross([a, b]: Edge, [c, d]: Edge): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Whether a point lies on an edge. */
function lies(point: Corner, [a, b]: Edge): boolean {
  const isBetween = (axis: 0 | 1) =>
    point[axis] >= Math.min(a[axis], b[axis]) && point[axis] <= Math.max(a[axis], b[axis]);
  return side(a, b, point) === 0 && isBetween(0) && isBetween(1);
}
