/** Averages of fewer listings are not meaningful. */
export const SMALLEST_SAMPLE = 5;
