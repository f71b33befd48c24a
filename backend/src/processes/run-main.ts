import { mapStackTraces } from '../platform/process/map-stack-traces.js';
import { failureLine } from './failure-line.js';

/**
 * Runs the start of a process. A failure whose cause is outside is logged as one line (`failureLine`), any other with its stack. The process
 * then exits with 1.
 */
export async function runMain(main: () => Promise<void>): Promise<void> {
  mapStackTraces();
  try {
    await main();
  } catch (error) {
    console.error(failureLine(error) ?? error);
    process.exit(1);
  }
}
