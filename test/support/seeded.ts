/** A seeded random number generator; returns integers from 0 to `below` - 1. */
export function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** As `seeded`; returns numbers from 0 to below 1. */
export function seededFraction(seed: number): () => number {
  const below = seeded(seed);
  return () => below(1_000_000) / 1_000_000;
}
