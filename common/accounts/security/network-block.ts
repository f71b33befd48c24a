/** Durations of a block, in hours. None is longer than a week, because providers reassign addresses to other households after days. */
export const BLOCK_HOURS = [1, 24, 168] as const;

export const LONGEST_BLOCK_REASON = 200;
