import {
  activeListing,
  countActive,
  countPending,
  exportList,
  exportListAsWorkbook,
  listActive,
  listPending,
  pendingListing,
} from '#common/listings/desk/desk-calls.js';
import { exportContacts, exportContactsAsWorkbook } from '#common/contacts/contact-calls.js';
import { approveListing, rejectListing } from '#common/listings/review/decision-calls.js';
import { findAddress } from '#common/listings/location/geocoding-calls.js';
import { exportPayments, exportPaymentsAsWorkbook } from '#common/contracts/income-calls.js';
import {
  countInquiries,
  createInquiries,
  createInquiry,
  exportInquiries,
  exportInquiriesAsWorkbook,
  listInquiries,
  listInquirers,
  revealPhone,
} from '#common/inquiries/inquiry-calls.js';
import { recordView } from '#common/stats/listing-stats-calls.js';
import { listingByCode } from '#common/search/sheet/sheet-calls.js';
import { cleanSeason } from '#common/pricing/season/season-cleaning-calls.js';
import { downloadBackup, exportListings } from '#common/operations/download-calls.js';
import { listAudit } from '#common/accounts/audit/audit-calls.js';
import { listMails } from '#common/operations/mail-ledger-calls.js';
import { listUnfinished } from '#common/operations/unfinished-calls.js';
import { viewSystem } from '#common/operations/system-calls.js';
import { relatedListings } from '#common/search/cards/card-calls.js';
import { mapGroups, mapListings } from '#common/search/map/map-calls.js';
import { listRecipients, sendNewsletter } from '#common/newsletter/newsletter-calls.js';
import { uploadOwnPhotos } from '#common/listings/photos/owner-photo-calls.js';
import { uploadPendingPhotos, uploadPhotos } from '#common/listings/photos/photo-calls.js';
import { publishListing, quickPublish } from '#common/listings/publication/publication-calls.js';
import { countFilters, searchListings } from '#common/search/query/search-calls.js';
import { login } from '#common/accounts/session-calls.js';
import { generalStatistics } from '#common/stats/statistics-calls.js';
import { countMessages, sendMessage } from '#common/newsletter/support/support-calls.js';
import { viewToday } from '#common/stats/today-calls.js';
import { PUBLIC_REQUESTS, type AnyCall } from './public-request-words.js';

const CALLS: readonly (readonly [AnyCall, string])[] = [
  ...PUBLIC_REQUESTS,
  [publishListing, 'Publicar un aviso'],
  [createInquiry, 'Consultar por un aviso'],
  [createInquiries, 'Consultar por varios avisos'],
  [revealPhone, 'Ver un teléfono'],
  [sendMessage, 'Escribir a soporte'],
  [recordView, 'Contar una visita'],
  [login, 'Entrar a la administración'],
  [searchListings, 'Buscar avisos'],
  [countFilters, 'Contar los filtros de la búsqueda'],
  [listingByCode, 'Ver un aviso'],
  [relatedListings, 'Ver avisos parecidos'],
  [mapListings, 'Ver el mapa'],
  [mapGroups, 'Ver los grupos del mapa'],
  [findAddress, 'Ubicar una dirección'],
  [uploadOwnPhotos, 'Subir fotos (el dueño)'],
  [uploadPhotos, 'Subir fotos'],
  [uploadPendingPhotos, 'Subir fotos de un aviso pendiente'],
  [approveListing, 'Dar de alta un aviso'],
  [rejectListing, 'Rechazar un aviso'],
  [quickPublish, 'Publicar por el dueño'],
  [viewToday, 'Lo de hoy, en el inicio'],
  [countPending, 'Contar los pendientes'],
  [countActive, 'Contar las altas'],
  [countInquiries, 'Contar las consultas'],
  [countMessages, 'Contar los mensajes a soporte'],
  [listPending, 'Lista de pendientes'],
  [listActive, 'Lista de actuales'],
  [pendingListing, 'Abrir un aviso pendiente'],
  [activeListing, 'Abrir un aviso'],
  [exportList, 'Descargar una lista'],
  [exportListAsWorkbook, 'Descargar una lista para Excel'],
  [exportContacts, 'Descargar los contactos'],
  [exportContactsAsWorkbook, 'Descargar los contactos para Excel'],
  [exportInquiries, 'Descargar las consultas'],
  [exportInquiriesAsWorkbook, 'Descargar las consultas para Excel'],
  [exportPayments, 'Descargar los pagos'],
  [exportPaymentsAsWorkbook, 'Descargar los pagos para Excel'],
  [listInquiries, 'Lista de consultas'],
  [listInquirers, 'Personas que consultaron'],
  [listRecipients, 'Destinatarios del newsletter'],
  [sendNewsletter, 'Enviar un newsletter'],
  [generalStatistics, 'Estadísticas'],
  [listMails, 'Lista de emails'],
  [listUnfinished, 'Lista de lo que quedó sin terminar'],
  [listAudit, 'Auditoría'],
  [viewSystem, 'Esta página, Sistema'],
  [downloadBackup, 'Generar backup'],
  [exportListings, 'Exportar a Excel'],
  [cleanSeason, 'Limpiar alquileres'],
];

const WORDS: ReadonlyMap<string, string> = new Map(
  CALLS.map(([{ method, path }, words]) => [`${method} ${path}`, words]),
);

const REASONS: Readonly<Record<number, string>> = {
  400: 'datos no válidos',
  401: 'sin sesión o con otra contraseña',
  403: 'no permitido',
  413: 'demasiado grande',
  415: 'otro formato',
  429: 'demasiados',
};

/** Name of a request in words, if it has one: `Publicar un aviso`, `GET /api/admin/generarBackup`. */
export function requestText(route: string): string {
  return WORDS.get(route) ?? route;
}

/** Why requests with this status were refused. */
export function reasonText(status: number): string {
  return REASONS[status] ?? String(status);
}
