import { USUAL_DESK_MESSAGES } from './usual.js';

const CONTACTS_FAILED = 'Error al cargar contactos';

/** Texts of the operator's other screens that the specification fixes (back-office.md §2, §5, §8, §9). */
export const PRICE_SAVE_MESSAGES = {
  failed: 'Error al guardar los precios',
} as const;

export const QUICK_PUBLISH_MESSAGES = {
  incomplete: 'Por favor completá todos los campos obligatorios.',
  incompleteContact: 'Por favor completá todos los datos del nuevo contacto.',
  incompletePrices: 'Por favor completá precio, moneda, período y fracción en cada fila de alquiler.',
  duplicatePrices: 'Hay precios duplicados para el mismo período y fracción.',
  alreadyEntered: 'Este aviso ya se cargó, antes de tus últimos cambios: buscalo entre los pendientes.',
  unreachable: '❌ Error al conectar con el servidor.',
  failed: (message: string) => `❌ Error: ${message}`,
  created: (id: number) => `✅ Inmueble creado correctamente. ID: ${id}`,
} as const;

export const NEWSLETTER_MESSAGES = {
  incomplete: 'Por favor complete todos los campos y seleccione al menos un contacto',
  contactsFailed: CONTACTS_FAILED,
  contactsUnreachable: 'Error de conexión al cargar contactos',
  ownersOnly:
    'Tipo de vivienda, plan y precios eligen solo entre los propietarios. La operación y la localidad valen para todos.',
  notValid: 'Error: respuesta del servidor no válida...',
  failed: (message: string) => `Error: ${message}`,
  network: (message: string) => `Error de red: ${message}`,
} as const;

export const SUPPORT_MESSAGES = {
  incomplete: 'Por favor complete todos los campos y seleccione al menos una consulta',
  arrived: 'Llegó otro mensaje mientras escribías. Esta respuesta no lo cuenta como respondido.',
  answerAll: 'Responder también a ese',
  waits: 'La respuesta sale en unos segundos.',
  leaves: 'La respuesta está en camino.',
  takenBack: 'La respuesta no salió. El texto está acá para que lo cambies.',
  answeredMeanwhile: 'La conversación cambió mientras escribías: mirá lo último antes de enviar.',
} as const;

export const AMENITY_MESSAGES = {
  nameRequired: 'Escribí el nombre del servicio.',
  exists: 'Ya existe un servicio con ese nombre.',
  added: '✅ Servicio agregado.',
  changed: '✅ Servicio modificado.',
  removed: '✅ Servicio eliminado.',
  inUse: (listings: number) =>
    listings === 1
      ? 'Un inmueble ofrece este servicio: si lo eliminás, deja de figurar en su ficha.'
      : `${listings.toLocaleString('es-AR')} inmuebles ofrecen este servicio: si lo eliminás, deja de figurar en sus fichas.`,
  removeFailed: '❌ Error al eliminar el servicio',
  notRemoved: '⚠️ No se pudo eliminar el servicio',
  unreachable: '🔌 No se pudo conectar al servidor',
} as const;

export const BLACKLIST_MESSAGES = {
  exists: '⚠️ El email ya existe en la blacklist',
  unreachable: '❌ Error al comunicar con el servidor',
  added: '✅ Agregado con éxito',
  notAnEmail: USUAL_DESK_MESSAGES.notAnEmail,
  removed: 'Email eliminado de la blacklist.',
} as const;

export const CONTACT_LIST_MESSAGES = {
  failed: CONTACTS_FAILED,
  listingsFailed: 'Error al cargar inmuebles',
  notRemoved: 'No se pudo eliminar',
  hasActive: 'No se puede eliminar: el contacto tiene avisos publicados. Dalos de baja primero.',
  removed: (listings: number) =>
    listings === 0
      ? 'Contacto eliminado.'
      : `Contacto eliminado, junto con ${listings === 1 ? 'un aviso que no estaba publicado' : `${listings} avisos que no estaban publicados`}.`,
  unreachable: USUAL_DESK_MESSAGES.tryAgain,
  active: '✅ Activo',
  pending: '⏳ Pendiente',
  rejected: '❌ Rechazado',
  unknown: '❓ Desconocido',
} as const;

export const INQUIRY_LIST_MESSAGES = {
  contactsFailed: 'Error al cargar los contactos',
  shown: (...[from, to, total]: [from: number, to: number, total: number]) =>
    `Mostrando ${from.toLocaleString('es-AR')}-${to.toLocaleString('es-AR')} de ${total.toLocaleString('es-AR')}`,
} as const;

export const STATISTICS_MESSAGES = {
  failed: 'Error al cargar estadísticas',
  unreachable: (message: string) => `Error de conexión al servidor: ${message}`,
  badData: 'Error de datos',
} as const;

export const TOOLS_MESSAGES = {
  exportFailed: '❌ Error al exportar archivo.',
  failed: (message: string) => `❌ Error: ${message}`,
} as const;
