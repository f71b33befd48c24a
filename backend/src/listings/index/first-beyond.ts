/** The first of so many ascending positions that is beyond something; their number if none is. */
export function firstBeyond(length: number, isBeyond: (at: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBeyond(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
