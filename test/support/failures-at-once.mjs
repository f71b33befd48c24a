/** Jest reporter that prints each failed test when it fails; a share would show it only at its end, minutes later. */
export default class FailuresAtOnce {
  /** @param {object} _file @param {{ status: string, fullName: string, failureMessages: string[] }} result */
  onTestCaseResult(_file, { status, fullName, failureMessages }) {
    if (status === 'failed') process.stderr.write(`\n✗ ${fullName}\n${failureMessages.join('\n')}\n`);
  }

  /** @param {object} _file @param {{ testExecError?: { message: string } }} result */
  onTestResult(_file, { testExecError }) {
    if (testExecError) process.stderr.write(`\n✗ ${testExecError.message}\n`);
  }
}
