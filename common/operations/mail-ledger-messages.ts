/** Texts of the mail ledger. */
export const MAIL_LEDGER_MESSAGES = {
  notRetriable: 'Ese envío no se puede repetir en su estado actual.',
  queued: '✅ El mensaje va a salir en unos segundos.',
} as const;
