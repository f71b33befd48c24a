import { SettingsError } from '../config/settings.js';
import { isUnreachable } from '../database/database-errors.js';

/**
 * Runs a process's beginning. What somebody can mend by a setting is one line, anything else its stack; both end the process
 * with 1.
 */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(lineFor(error) ?? error);
    process.exit(1);
  }
}

function lineFor(error: unknown): string | undefined {
  if (error instanceof SettingsError) return error.message;
  return isUnreachable(error) ? `The database of DATABASE_URL cannot be used: ${error.message}` : undefined;
}
