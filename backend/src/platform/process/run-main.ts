import { SettingsError } from '../config/settings.js';

/** Runs a process's beginning; a wrong setting is one line, anything else its stack, and both end the process with 1. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof SettingsError ? error.message : error);
    process.exit(1);
  }
}
