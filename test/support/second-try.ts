/** As in the browser: a machine that is busy with others gets a second try, whose reason is printed and not hidden. */
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
