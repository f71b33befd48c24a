/** Seconds for which the back office offers to take an action back. */
export const UNDO_SECONDS = 5;

/** Seconds before a mail that can be taken back is sent: `UNDO_SECONDS`, and five for a request on a slow network. */
export const MAIL_WAITS_SECONDS = UNDO_SECONDS + 5;
