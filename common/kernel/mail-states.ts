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
