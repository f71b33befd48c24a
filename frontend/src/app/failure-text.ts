import { NO_CONNECTION, readError } from './api.js';

export interface FailureTexts {
  /** No response. */
  unreachable: string;
  /** A response: the default text if the server sent none, or a function of the server's text (may be empty) and the status. */
  failed: string | ((message: string, status: number) => string);
}

/** Error text of a failed call: that the server was not reached, or the server's text. */
export function failureText(error: unknown, { unreachable, failed }: FailureTexts): string {
  const { status, message } = readError(error);
  if (status === NO_CONNECTION) return unreachable;
  return typeof failed === 'string' ? message || failed : failed(message, status);
}
