import { ERROR_MESSAGES } from './errors.js';
import { USUAL_DESK_MESSAGES } from './usual.js';

/** Texts of the back office that the specification fixes (back-office.md §2, §4, §5, §8). */
export const LOGIN_MESSAGES = {
  success: 'Inicio de sesión exitoso. Redirigiendo...',
  invalid: 'Credenciales inválidas',
  unreachable: 'Error al conectar con el servidor. Verifica que el backend esté funcionando.',
  failed: (message: string) => `Error: ${message}`,
  http: (status: number) => `Error HTTP ${status}`,
  expired: 'Sesión expirada',
  logout: 'Cerrar sesión',
} as const;

export const ADMIN_LIST_MESSAGES = {
  exportFailed: (reason: string) => `No se pudo descargar la lista: ${reason}`,
  unauthorised: ERROR_MESSAGES.unauthorised,
  notJson: 'La respuesta del servidor no es JSON',
  unreachable: 'Error de conexión con el servidor',
  failed: 'Error al obtener datos',
  pendingEmpty: 'No hay inmuebles que coincidan con el filtro.',
  activeLoading: 'Cargando inmuebles...',
  activeEmpty: 'No hay inmuebles que coincidan con los filtros.',
  activeTitle: 'Inmuebles Dados de Alta',
  rejectedSuffix: '(Rechazados)',
  clearFilters: 'Limpiar filtros',
} as const;

export const LIFECYCLE_MESSAGES = {
  approve: 'Dar de Alta',
  reject: 'Rechazar',
  moveToPending: 'Mover a Pendiente',
  withdraw: 'Dar de Baja',
  reinstate: 'Volver a Alta',
  approved: 'Inmueble dado de alta con éxito',
  rejected: 'Inmueble rechazado y movido al inicio',
  restored: 'Inmueble movido a pendientes con éxito',
  withdrawn: 'Inmueble rechazado con éxito',
  reinstated: 'Inmueble restaurado al estado Alta con éxito',
  changedMeanwhile:
    'Otra persona modificó el inmueble mientras lo mirabas. Ya ves los datos nuevos: revisalos antes de decidir.',
  approveFailed: 'Error al dar de alta',
  approveUnreachable: 'Error en la conexión al dar de alta',
  rejectFailed: 'Error al rechazar el inmueble.',
  restoreFailed: 'Error al mover a pendiente.',
  reinstateFailed: 'Error al restaurar el inmueble.',
  mailQueued: 'en cola',
  mailRefused: 'el servidor de correo rechazó la dirección',
} as const;

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

export const SECTION_MESSAGES = {
  saved: (section: string) => `Guardado con éxito ${section}`,
  failed: 'Error al guardar los cambios',
  unreachable: USUAL_DESK_MESSAGES.unreachable,
} as const;
