/** SQLSTATE of a PostgreSQL error, or the system code of a broken connection; undefined for other errors. */
export function databaseCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, driverError } = error as Error & { code?: unknown; driverError?: { code?: unknown } };
  const found = driverError?.code ?? code;
  return typeof found === 'string' ? found : undefined;
}

/** Deadlock or serialisation failure; retrying the transaction may succeed. */
export function isRetryable(error: unknown): boolean {
  return ['40001', '40P01'].includes(databaseCode(error) ?? '');
}

/** Invalid value (class 22) or NOT NULL or CHECK violation: the client's error. */
export function isBadValue(error: unknown): boolean {
  return /^(22...|23502|23514)$/.test(databaseCode(error) ?? '');
}

/** Unique or foreign-key violation. */
export function isConflict(error: unknown): boolean {
  return /^(23503|23505)$/.test(databaseCode(error) ?? '');
}

/** TypeORM's error for a statement in a transaction whose connection was lost. */
const LOST = ['QueryRunnerAlreadyReleasedError', 'QueryRunnerProviderAlreadyReleasedError'];

/**
 * The database is unreachable, starting, stopping, out of resources (class 53), refuses writes (25006: a standby, or read-only), cannot use its
 * files (class 58), does not know whether it committed (40003), or a statement or transaction timed out; or this process has no file
 * descriptor left for a connection.
 */
export function isUnavailable(error: unknown): boolean {
  const code = databaseCode(error) ?? '';
  if (isUnreachable(error)) return true;
  if (
    /^(08...|25P0[34]|57P0.|57014|53...|25006|58...|40003|ECONNRESET|ECONNABORTED|EPIPE|EMFILE|ENFILE)$/.test(
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

/** No connection can be opened: the server does not answer, or it refuses the user, password or database of DATABASE_URL. */
export function isUnreachable(error: unknown): error is Error {
  return /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ETIMEDOUT|28P01|28000|3D000)$/.test(
    databaseCode(error) ?? '',
  );
}
