const INTERVAL_MS = 60_000;
/** Different problems that are remembered: more than there are routes. */
const MOST_PROBLEMS = 1_000;

const known = new Map<string, { at: number; repeated: number }>();

/**
 * Writes a warning about something that is tried again and again, such as a store that does not answer: one line a minute for each problem of this
 * process, with the number of lines that were left out. Messages that differ in numbers and ids are the same problem.
 */
export function warnOncePerMinute(log: { warn(message: string): void }, message: string): void {
  const problem = message.replace(/[\da-f]{8,}|\d+/gi, '#');
  const before = known.get(problem);
  const now = performance.now();
  if (before && now - before.at < INTERVAL_MS) {
    before.repeated += 1;
    return;
  }
  log.warn(before?.repeated ? `${message} (and ${before.repeated} times since the last line)` : message);
  if (known.size >= MOST_PROBLEMS) known.clear();
  known.set(problem, { at: now, repeated: 0 });
}
