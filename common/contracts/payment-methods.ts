/** Payment methods, with their display names. */
export const PAYMENT_METHODS = {
  efectivo: 'Efectivo',
  transferencia: 'Transferencia',
  billetera: 'Billetera virtual',
  tarjeta: 'Tarjeta',
  otro: 'Otro',
} as const;

export type PaymentMethod = keyof typeof PAYMENT_METHODS;

export function isPaymentMethod(text: string): text is PaymentMethod {
  return Object.hasOwn(PAYMENT_METHODS, text);
}
