/** Negative if the first place sorts before the second. */
export type ComparePlaces = (one: number, other: number) => number;

/**
 * Selects the first places of an order without a full sort, with a heap whose root is the worst place kept.
 * @param count maximum number of results
 */
export function firstPlaces(places: Uint32Array, count: number, compare: ComparePlaces): number[] {
  const heap: number[] = [];
  for (const place of places) {
    if (heap.length < count) pushUp(heap, place, compare);
    else if (count > 0 && compare(place, heap[0]!) < 0) sinkDown(heap, place, compare);
  }
  return heap.sort(compare);
}

function pushUp(heap: number[], place: number, compare: ComparePlaces): void {
  let at = heap.length;
  heap.push(place);
  while (at > 0) {
    const parent = (at - 1) >>> 1;
    if (compare(place, heap[parent]!) <= 0) break;
    heap[at] = heap[parent]!;
    at = parent;
  }
  heap[at] = place;
}

/** Replaces the root. */
function sinkDown(heap: number[], place: number, compare: ComparePlaces): void {
  let at = 0;
  for (;;) {
    let child = at * 2 + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && compare(heap[child + 1]!, heap[child]!) > 0) child += 1;
    if (compare(heap[child]!, place) <= 0) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = place;
}
