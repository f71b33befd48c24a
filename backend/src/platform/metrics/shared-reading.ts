/**
 * Shares a reading among concurrent calls: the gauges of one query are collected at the same time.
 * @returns a function that starts a reading, or returns the one that is under way
 */
export function sharedReading<T>(read: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return () =>
    (underWay ??= read().finally(() => {
      underWay = undefined;
    }));
}
