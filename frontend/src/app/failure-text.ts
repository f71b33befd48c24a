import { NO_CONNECTION, readError } from './api.js';

interface FailureTexts {
  /** No answer came. */
  unreachable: string;
  /** An answer came: the text where the server gave none, or a function of the server's text (empty where it gave none) and the status. */
  failed: string | ((message: string, status: number) => string);
}

/** What to tell of a call that failed: that the server was not reached, or what the server said. */
export function failureText(error: unknown, { unreachable, failed }: FailureTexts): string {
  const { status, message } = readError(error);
  if (status === NO_CONNECTION) return unreachable;
  return typeof failed === 'string' ? message || failed : failed(message, status);
}
