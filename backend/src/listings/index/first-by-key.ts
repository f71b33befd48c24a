/**
 * The first of many by a key, without sorting them all: keeps the best so far in a heap with the worst on top.
 * @param count how many to answer
 * @returns their positions, the smallest key first, of equal keys the earlier position; keys that are NaN come last
 */
export function firstByKey(keys: Float64Array, count: number): number[] {
  const heap: number[] = [];
  const isWorse = (one: number, other: number): boolean => {
    const [a, b] = [keys[one]!, keys[other]!];
    if (Number.isNaN(a) || Number.isNaN(b))
      return Number.isNaN(a) === Number.isNaN(b) ? one > other : Number.isNaN(a);
    return a === b ? one > other : a > b;
  };
  for (let position = 0; position < keys.length; position++) {
    if (heap.length < count) pushUp(heap, position, isWorse);
    else if (count > 0 && isWorse(heap[0]!, position)) sinkDown(heap, position, isWorse);
  }
  return heap.sort((one, other) => (isWorse(one, other) ? 1 : -1));
}

type IsWorse = (one: number, other: number) => boolean;

function pushUp(heap: number[], position: number, isWorse: IsWorse): void {
  let at = heap.length;
  heap.push(position);
  while (at > 0) {
    const parent = (at - 1) >>> 1;
    if (!isWorse(position, heap[parent]!)) break;
    heap[at] = heap[parent]!;
    at = parent;
  }
  heap[at] = position;
}

/** Takes the place of the worst. */
function sinkDown(heap: number[], position: number, isWorse: IsWorse): void {
  let at = 0;
  for (;;) {
    let child = at * 2 + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && isWorse(heap[child + 1]!, heap[child]!)) child += 1;
    if (!isWorse(heap[child]!, position)) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = position;
}
