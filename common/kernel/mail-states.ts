export const MAIL_STATES = [
  'en_cola',
  'enviando',
  'enviada',
  'fallida',
  'sin_confirmar',
  'omitida',
  'retenida',
] as const;
export type MailStateWire = (typeof MAIL_STATES)[number];

/**
 * Regular expression of the errors that are due to the site's own mail server: its connection, our session or login, or the sender. An error
 * that begins otherwise, such as 'No answer to the message', may be due to one recipient.
 */
export const MAIL_SERVER_FAULT =
  '^(EAUTH|ENOAUTH|EDNS|ENOTFOUND|ECONN[A-Z]*|ETIMEDOUT|ESOCKET|ETLS|EPROTOCOL)( |$)|^[A-Z]+ (503|53[0-8])( |$)|MAIL FROM$';
