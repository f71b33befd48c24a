const DIGIT_BITS = 16;
const DIGITS = 1 << DIGIT_BITS;
/** Radix digits of a double. */
const ROUNDS = 4;

interface Run {
  places: Uint32Array;
  /** Four digits per key, least significant first. */
  digits: Uint16Array;
}

/** Places with their numbers, in ascending order of these. */
export interface Sorted {
  places: Uint32Array;
  keys: Float64Array;
}

/**
 * Stable sort of places by non-negative numbers, ascending. A radix sort on the bits of the numbers, which have the same order as the
 * numbers (IEEE 754); ten times as fast as a comparison sort.
 * @param keys one per place, in the same order; overwritten
 */
export function sortByKey(places: Uint32Array, keys: Float64Array): Uint32Array {
  return sortWithKeys(places, keys).places;
}

/** As `sortByKey`; also returns the sorted keys. */
export function sortWithKeys(places: Uint32Array, keys: Float64Array): Sorted {
  const rounds = sortInRounds(places, keys);
  for (;;) {
    const { done, value } = rounds.next();
    if (done) return value;
  }
}

/** As `sortWithKeys`, with a pause after each of its rounds. */
export function* sortInRounds(places: Uint32Array, keys: Float64Array): Generator<void, Sorted> {
  let from: Run = { places, digits: new Uint16Array(keys.buffer, keys.byteOffset, keys.length * ROUNDS) };
  let to: Run = { places: new Uint32Array(places.length), digits: new Uint16Array(keys.length * ROUNDS) };
  for (let round = 0; round < ROUNDS; round++) {
    if (sortRound(from, to, round)) [from, to] = [to, from];
    yield;
  }
  const { buffer, byteOffset, length } = from.digits;
  return { places: from.places, keys: new Float64Array(buffer, byteOffset, length / ROUNDS) };
}

/** Sorts by one digit. Returns false if all keys have the same one. */
function sortRound(from: Run, to: Run, round: number): boolean {
  const starts = new Uint32Array(DIGITS);
  for (let at = round; at < from.digits.length; at += ROUNDS) starts[from.digits[at]!]! += 1;
  if (starts.includes(from.places.length)) return false;
  let start = 0;
  for (let digit = 0; digit < DIGITS; digit++) {
    const count = starts[digit]!;
    starts[digit] = start;
    start += count;
  }
  for (let at = 0; at < from.places.length; at++) {
    const target = starts[from.digits[at * ROUNDS + round]!]!++;
    to.places[target] = from.places[at]!;
    for (let digit = 0; digit < ROUNDS; digit++)
      to.digits[target * ROUNDS + digit] = from.digits[at * ROUNDS + digit]!;
  }
  return true;
}
