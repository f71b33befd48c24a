import { SettingsError } from '../config/settings.js';
import { isUnreachable } from '../database/database-errors.js';

/** A process that was asked to end does so within 25 s (docs/operations.md), even if something of it never settles. */
const SHUTDOWN_MS = 23_000;

/** Runs the start of a process. A configuration error is logged as one line, any other error with its stack; both exit with 1. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  process.once('SIGTERM', exitLater);
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

function exitLater(): void {
  setTimeout(() => {
    console.error(`Shutdown took longer than ${SHUTDOWN_MS / 1_000} s: the process exits.`);
    process.exit(1);
  }, SHUTDOWN_MS).unref();
}
