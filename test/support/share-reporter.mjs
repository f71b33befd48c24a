/**
 * Jest reporter for shares: prints each failed test when it fails, and each file when it ends. Jest's own would print both at the end of the
 * share, minutes later.
 */
export default class ShareReporter {
  /** The file that each share is at. */
  #current = new Map();

  /**
   * @param {{ path: string }} share
   * @param {{ status: string, fullName: string, ancestorTitles: string[], duration?: number, failureMessages: string[] }} result
   */
  onTestCaseResult(share, { status, fullName, ancestorTitles: [file], duration, failureMessages }) {
    if (this.#current.get(share.path)?.file !== file) {
      this.#endFile(share);
      this.#current.set(share.path, { file, tests: 0, milliseconds: 0 });
    }
    const current = this.#current.get(share.path);
    current.tests++;
    current.milliseconds += duration ?? 0;
    if (status === 'failed') process.stderr.write(`\n✗ ${fullName}\n${failureMessages.join('\n')}\n\n`);
  }

  /** @param {{ path: string }} share @param {{ testExecError?: { message: string } }} result */
  onTestResult(share, { testExecError }) {
    this.#endFile(share);
    if (testExecError) process.stderr.write(`\n✗ ${share.path}\n${testExecError.message}\n`);
  }

  /** @param {{ path: string }} share */
  #endFile(share) {
    const ended = this.#current.get(share.path);
    if (!ended) return;
    const time = `${(ended.milliseconds / 1_000).toFixed(1)} s`.padStart(8);
    process.stderr.write(`  ${time} ${String(ended.tests).padStart(4)} tests  ${ended.file}\n`);
    this.#current.delete(share.path);
  }
}
