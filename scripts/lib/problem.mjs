import { nodeFault } from './node-version.mjs';

/** An error that the user can fix. It is printed as one line without a stack; other errors are bugs and show their stack. */
export class Problem extends Error {
  /**
   * @param {string} message one line: what is wrong and what to do
   * @param {string} [details] the output of the tool that failed, printed below the line
   */
  constructor(message, details = '') {
    super(message);
    this.name = 'Problem';
    this.details = details;
  }
}

/** Whether an error is a system error about a file, which the user can fix. */
function isOfAFile(error) {
  return typeof error?.path === 'string' && /^E[A-Z]+$/.test(error.code);
}

/** Whether a system call, PostgreSQL or a tool that was called reports a full disk. */
function isOfAFullDisk(error) {
  return /ENOSPC|EDQUOT|no space left on device/i.test(`${error?.code} ${error?.stack} ${error?.details}`);
}

/**
 * Runs a script's main function, on a version of Node that can run it; a {@link Problem} becomes one line and exit code 1.
 * @param {() => Promise<number | void>} main resolves to the exit code (nothing means 0)
 */
export async function runScript(main) {
  try {
    const fault = nodeFault();
    if (fault) throw new Problem(fault);
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    process.exitCode = 1;
    if (isOfAFullDisk(error)) {
      const what = error instanceof Problem ? `${error.message} ` : '';
      process.stderr.write(`\n✗ ${what}The disk is full: free some space and run the command again.\n`);
    } else if (error instanceof Problem) {
      if (error.details) process.stderr.write(`\n${error.details.trimEnd()}\n`);
      process.stderr.write(`\n✗ ${error.message}\n`);
    } else if (isOfAFile(error)) {
      process.stderr.write(`\n✗ ${error.path} cannot be used (${error.code}).\n`);
    } else {
      process.stderr.write(`\n${error?.stack ?? error}\n`);
    }
  }
}
