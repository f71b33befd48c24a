/** An error for the person at the terminal: its message is one line that says what is wrong and what to do. */
export class PlainError extends Error {}
