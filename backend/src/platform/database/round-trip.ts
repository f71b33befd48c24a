import { databaseCode } from './database-errors.js';

/** PostgreSQL refuses a statement because an earlier one of its transaction failed. */
const TRANSACTION_FAILED = '25P02';

/**
 * Results of work over one connection whose statements share round trips, because they do not need each other's results. `tx.query` sends
 * statements in the order of the calls; TypeORM's builders in any order, also as to the locks that they take. Waits for all of the work
 * before it throws, so that nothing of it is sent after ROLLBACK, or over a connection that was given back.
 * @throws the error that made the others fail
 */
export async function inOneRoundTrip<Work extends readonly unknown[]>(
  ...work: Work
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  const settled = await Promise.allSettled(work);
  const errors = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  if (errors.length > 0)
    throw errors.find((error) => databaseCode(error) !== TRANSACTION_FAILED) ?? errors[0];
  return settled.map((each) => (each as PromiseFulfilledResult<unknown>).value) as never;
}
