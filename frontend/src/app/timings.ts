declare global {
  /** Factor of every deadline of the browser, which only tests set: a slow machine makes a test slow, not red. */
  var SLOWNESS: number | undefined;
}

/** Deadlines of the browser in milliseconds: after one, a request is given up, or an offer ends. */
const DEADLINES_MS = {
  answer: 12_000,
  deskAnswer: 15_000,
  /** A call of the back office that does long work. */
  deskWork: 300_000,
  photo: 180_000,
  publication: 15_000,
  dollar: 3_500,
  /** How long the result of a decision is shown, with its undo. */
  result: 8_000,
} as const;

export function deadlineMs(name: keyof typeof DEADLINES_MS): number {
  return DEADLINES_MS[name] * (globalThis.SLOWNESS ?? 1);
}
