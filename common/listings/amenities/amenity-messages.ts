import { numberText } from '../../kernel/text.js';

/** Texts of the catalogue of amenities that the specification fixes (back-office.md). */
export const AMENITY_MESSAGES = {
  nameRequired: 'Escribí el nombre del servicio.',
  exists: 'Ya existe un servicio con ese nombre.',
  added: '✅ Servicio agregado.',
  changed: '✅ Servicio modificado.',
  removed: '✅ Servicio eliminado.',
  inUse: (listings: number) =>
    listings === 1
      ? 'Un inmueble ofrece este servicio: si lo eliminás, deja de figurar en su ficha.'
      : `${numberText(listings)} inmuebles ofrecen este servicio: si lo eliminás, deja de figurar en sus fichas.`,
  removeFailed: '❌ Error al eliminar el servicio',
  notRemoved: '⚠️ No se pudo eliminar el servicio',
  unreachable: '🔌 No se pudo conectar al servidor',
} as const;
