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

/** Regular expression of the errors that are due to the site's own mail server, its login or its opinion of the sender. */
export const MAIL_SERVER_FAULT = 'EAUTH|EDNS|ENOTFOUND|ECONN|ETIMEDOUT|ESOCKET|ETLS|MAIL FROM';
