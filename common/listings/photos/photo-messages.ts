import { LIMITS } from '../../kernel/limits.js';

const MEGABYTE = 1024 * 1024;

/** Texts of the photos' section that the specification fixes (back-office.md §8). */
export const PHOTO_MESSAGES = {
  uploadFailed: 'Error al subir imágenes',
  orderFailed: 'Error al actualizar orden de imágenes',
  removeFailed: 'Error al eliminar la foto del servidor',
  uploaded: (count: number) => (count === 1 ? 'Se subió 1 foto' : `Se subieron ${count} fotos`),
  ordered: 'Orden de las fotos guardado',
  removed: 'Foto eliminada',
  restored: 'Foto recuperada',
  none: 'Elegí al menos una foto.',
  notReady: 'La foto todavía se está procesando. Probá en unos segundos.',
  approved: (count: number) => (count === 1 ? 'Se aprobó 1 foto' : `Se aprobaron ${count} fotos`),
  rejected: 'Foto rechazada',
} as const;

/** Reasons for refusing a file, with a remedy. */
export const PHOTO_REFUSALS = {
  heic: 'Es una foto HEIC de iPhone, que los navegadores no muestran. Guardala como JPEG y volvé a subirla.',
  'not-image': 'No es una foto: se aceptan JPEG, PNG y WebP.',
  'other-format': 'Ese formato de imagen no se acepta: guardala como JPEG, PNG o WebP.',
  'too-large': `Pesa más de ${LIMITS.photoBytes / MEGABYTE} MB. Achicala y volvé a subirla.`,
  'too-many-pixels': `Tiene más de ${LIMITS.photoPixels / 1_000_000} megapíxeles. Achicala y volvé a subirla.`,
  broken: 'El archivo está dañado o incompleto.',
  empty: 'El archivo está vacío.',
  limit: `Ya hay ${LIMITS.photosPerListing} fotos, que es el máximo por aviso.`,
} as const;

export type PhotoRefusal = keyof typeof PHOTO_REFUSALS;
