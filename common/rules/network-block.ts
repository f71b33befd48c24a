/** For how many hours a network may be blocked. Providers assign addresses to other households after days. */
export const BLOCK_HOURS = [1, 24, 168] as const;

export const LONGEST_BLOCK_REASON = 200;
