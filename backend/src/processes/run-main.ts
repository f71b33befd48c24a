import { SettingsError } from '../platform/config/settings-error.js';
import { isUnreachable } from '../platform/database/database-errors.js';
import { mapStackTraces } from '../platform/process/map-stack-traces.js';
import { PlainError } from '../platform/process/plain-error.js';

/**
 * Runs the start of a process. A `SettingsError`, a `PlainError` and an unreachable database are logged as one line, other errors with
 * their stack. The process then exits with 1.
 */
export async function runMain(main: () => Promise<void>): Promise<void> {
  mapStackTraces();
  try {
    await main();
  } catch (error) {
    console.error(lineFor(error) ?? error);
    process.exit(1);
  }
}

function lineFor(error: unknown): string | undefined {
  if (error instanceof SettingsError || error instanceof PlainError) return error.message;
  return isUnreachable(error) ? `The database of DATABASE_URL cannot be used: ${error.message}` : undefined;
}
