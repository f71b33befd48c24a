/** Texts of payments. */
export const PAYMENT_MESSAGES = {
  badDate: 'Escribí una fecha que no sea posterior a hoy.',
  badAmount: 'Escribí un importe mayor que cero.',
  excessiveAmount: 'El importe no puede pasar de 999.999.999.999.',
  badMethod: 'Elegí un medio de pago de la lista.',
  notFound: 'El pago no existe, o su aviso se eliminó.',
  alreadyAnnulled: 'El pago ya estaba anulado.',
  annulled: 'Pago anulado.',
} as const;
