/** Texts of contracts that the specification fixes (back-office.md). */
export const CONTRACT_MESSAGES = {
  unpaidFeatured:
    'todavía no ha sido marcado como PAGADO: el aviso figurará como destacado recién cuando registres el pago.',
  unpaidPhotos: 'Las fotos de un contrato sin pagar no se ven en el sitio hasta que el pago esté activo.',
  lapsedPhotos: 'El plan venció: el sitio no muestra las fotos hasta que registres el pago.',
  otherOperation: 'El plan elegido es de la otra operación.',
  nothingToPay: 'El plan gratuito no lleva pago: elegí antes un plan pago.',
  badFeaturedDay: 'Elegí un día desde hoy y hasta dentro de dos años.',
  freePlan: 'El plan gratuito no lleva pago, fotos ni posición destacada.',
  noPaymentDate: 'fecha no registrada',
  updatePayment: 'Actualizar Pago',
  updated: 'Contrato actualizado exitosamente',
  noEnd: 'El aviso no tiene un plan pago con vencimiento.',
  featureToo: 'Destacarlo también',
  paidNotFeatured: (reason: string) => `El pago quedó registrado, pero el aviso no se destacó: ${reason}`,
  paymentUpdated: '✅ Fecha de pago actualizada correctamente',
} as const;
