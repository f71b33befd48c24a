/** Days for which an `Idempotency-Key` that a client chose is remembered. */
export const REPETITION_KEY_DAYS = 1;
