/** An error that is shown at the terminal without its stack. Its message is one line with the problem and the remedy. */
export class PlainError extends Error {}
