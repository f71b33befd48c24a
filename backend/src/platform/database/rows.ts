import type { EntityManager } from 'typeorm';

/** Runs SQL: the data source or a transaction. */
export type Database = Pick<EntityManager, 'query'>;

/** TypeORM returns an array of rows, but for UPDATE and DELETE a pair of the RETURNING rows and the number of changed rows. */
type Answer<Row> = Row[] | [returned: Row[], changed: number];

/**
 * Runs a statement.
 * @returns its rows; for UPDATE and DELETE, the RETURNING rows
 */
export async function rowsOf<Row extends object>(
  database: Database,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const answer = await database.query<Answer<Row>>(sql, [...values]);
  return isCounted(answer) ? answer[0] : answer;
}

/**
 * Runs a statement that returns at most one row of interest.
 * @returns the first row; undefined if there is none
 */
export async function rowOf<Row extends object>(
  database: Database,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row | undefined> {
  const [row] = await rowsOf<Row>(database, sql, values);
  return row;
}

/**
 * Runs a statement that always returns a row, such as a count.
 * @throws Error if there is no row
 */
export async function oneRow<Row extends object>(
  database: Database,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row> {
  const row = await rowOf<Row>(database, sql, values);
  if (!row) throw new Error('The statement returned no row');
  return row;
}

/**
 * Runs an UPDATE or a DELETE.
 * @returns the number of changed rows
 * @throws Error for any other statement
 */
export async function changedRows(
  database: Database,
  sql: string,
  values: readonly unknown[] = [],
): Promise<number> {
  const answer = await database.query<Answer<object>>(sql, [...values]);
  if (!isCounted(answer)) throw new Error('Only UPDATE and DELETE tell how many rows they changed');
  return answer[1];
}

function isCounted<Row>(answer: Answer<Row>): answer is [Row[], number] {
  return answer.length === 2 && Array.isArray(answer[0]) && typeof answer[1] === 'number';
}
