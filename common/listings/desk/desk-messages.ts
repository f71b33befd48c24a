import { ERROR_MESSAGES } from '../../kernel/calls/error-messages.js';

/** Texts of the operator's lists of notices that the specification fixes (back-office.md). */
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
