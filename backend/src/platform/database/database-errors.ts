/** SQLSTATE of an error that came from PostgreSQL, or the system code of a broken connection; undefined for others. */
export function databaseCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, driverError } = error as Error & { code?: unknown; driverError?: { code?: unknown } };
  const found = driverError?.code ?? code;
  return typeof found === 'string' ? found : undefined;
}

/** Deadlock or serialisation failure: the same work may succeed when tried again. */
export function isRetryable(error: unknown): boolean {
  return ['40001', '40P01'].includes(databaseCode(error) ?? '');
}

/** A value that PostgreSQL cannot hold (class 22), or that a table refuses (NOT NULL, CHECK): the caller's fault. */
export function isBadValue(error: unknown): boolean {
  return /^(22...|23502|23514)$/.test(databaseCode(error) ?? '');
}

/** Something that exists already, or that others still need. */
export function isConflict(error: unknown): boolean {
  return /^(23503|23505)$/.test(databaseCode(error) ?? '');
}

/** What TypeORM says to the next statement of a transaction whose connection was lost. */
const LOST = ['QueryRunnerAlreadyReleasedError', 'QueryRunnerProviderAlreadyReleasedError'];

/** The database is away, starting, stopping, or took too long. */
export function isUnavailable(error: unknown): boolean {
  const code = databaseCode(error) ?? '';
  if (
    /^(08...|25P03|57P0.|57014|53...|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH)$/.test(
      code,
    )
  )
    return true;
  if (error instanceof Error && LOST.includes(error.name)) return true;
  return (
    error instanceof Error &&
    /connection (terminated|timeout|closed|error)|timeout exceeded when trying to connect/i.test(
      error.message,
    )
  );
}

/** There is no such server, user or database: a matter of DATABASE_URL rather than of the moment. */
export function isUnreachable(error: unknown): error is Error {
  return /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ETIMEDOUT|28P01|28000|3D000)$/.test(
    databaseCode(error) ?? '',
  );
}
