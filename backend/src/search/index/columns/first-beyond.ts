/**
 * Binary search for the first position below `length` for which `isBeyond` is true; `length` if there is none. `isBeyond` must be true for
 * all higher positions too.
 */
export function firstBeyond(length: number, isBeyond: (at: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBeyond(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
