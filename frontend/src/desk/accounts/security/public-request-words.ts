import type { Call } from '#common/kernel/calls/call.js';
import { definePassword, readAccountLink, requestReset } from '#common/accounts/account-calls.js';
import { askPasskeyLogin, loginByPasskey } from '#common/accounts/passkey-calls.js';
import { checkAuth, logout, logoutByLink, secondStep } from '#common/accounts/session-calls.js';
import { viewBlacklist } from '#common/blacklist/blacklist-calls.js';
import { contractState } from '#common/contracts/contract-calls.js';
import { listTariffs } from '#common/contracts/tariff-calls.js';
import { requestAlert } from '#common/inquiries/alerts/alert-calls.js';
import { verifyListing } from '#common/inquiries/inquiry-calls.js';
import { reportListing } from '#common/inquiries/reports/report-calls.js';
import { listAmenities, listAmenitiesInEnvelope } from '#common/listings/amenities/amenity-calls.js';
import {
  dismissOwnProposal,
  renewCalendarLink,
  saveCalendarAddress,
  viewOwnCalendar,
} from '#common/listings/calendars/calendar-calls.js';
import {
  arrangeOwnPhotos,
  removeOwnPhoto,
  showOwnPhoto,
  viewOwnPhotos,
} from '#common/listings/photos/owner-photo-calls.js';
import {
  arrangePublicationPhotos,
  removePublicationPhoto,
  uploadPublicationPhotos,
} from '#common/listings/photos/publication-photo-calls.js';
import {
  removeOwnProposal,
  sendOwnProposal,
  viewOwnProposal,
} from '#common/listings/proposals/proposal-calls.js';
import { resubmitNotice, viewRejectedNotice } from '#common/listings/resubmission/resubmission-calls.js';
import { listZones } from '#common/listings/zones/zone-calls.js';
import { requestNews } from '#common/newsletter/news/news-calls.js';
import { liveness, readiness, release, working } from '#common/operations/health-calls.js';
import {
  confirmAvailability,
  markOwnPrice,
  moveOwnNotice,
  replaceOwnerLinks,
  requestOwnerLink,
  viewOwnNotice,
} from '#common/owners/link/owner-access-calls.js';
import {
  answerOwnInquiry,
  markOwnInquiry,
  recallOwnAnswer,
  viewOwnInquiries,
} from '#common/owners/link/owner-inquiry-calls.js';
import { replyOwnSeason, viewOwnSeason } from '#common/owners/renewal/rollover-calls.js';
import { averagePrices } from '#common/pricing/averages/average-calls.js';
import { dollarRate } from '#common/pricing/averages/dollar-calls.js';
import { listingPrice, rentTable } from '#common/pricing/price-calls.js';
import { featuredListings, latestListings, listingCodes } from '#common/search/cards/card-calls.js';
import { beachClubs, hotelsAndCabins } from '#common/search/cards/directory-calls.js';
import {
  areaAverages,
  landingPages,
  priceGuide,
  zoneAverages,
} from '#common/search/landings/landing-calls.js';
import { suggestions } from '#common/search/query/search-calls.js';
import { listingTitle } from '#common/search/sheet/sheet-calls.js';
import { listingStats, viewCounts } from '#common/stats/listing-stats-calls.js';

/** A call of any types. */
export type AnyCall = Pick<Call<never, unknown>, 'method' | 'path'>;

/** Names of calls of visitors and owners, and of those by which somebody signs in. */
export const PUBLIC_REQUESTS: readonly (readonly [AnyCall, string])[] = [
  [answerOwnInquiry, 'Responder una consulta (el dueño)'],
  [areaAverages, 'Ver el precio por metro'],
  [arrangeOwnPhotos, 'Ordenar fotos (el dueño)'],
  [arrangePublicationPhotos, 'Ordenar fotos al publicar'],
  [askPasskeyLogin, 'Pedir el ingreso con clave de acceso'],
  [averagePrices, 'Ver precios promedio'],
  [beachClubs, 'Ver balnearios'],
  [checkAuth, 'Mirar si hay sesión'],
  [confirmAvailability, 'Confirmar que sigue disponible (el dueño)'],
  [contractState, 'Mirar el contrato de un aviso'],
  [definePassword, 'Elegir una contraseña por un enlace'],
  [dismissOwnProposal, 'Descartar una propuesta del calendario (el dueño)'],
  [dollarRate, 'Ver la cotización del dólar'],
  [featuredListings, 'Ver avisos destacados'],
  [hotelsAndCabins, 'Ver hoteles y cabañas'],
  [landingPages, 'Ver el resumen de búsquedas'],
  [latestListings, 'Ver los últimos avisos'],
  [listAmenities, 'Ver los servicios'],
  [listAmenitiesInEnvelope, 'Ver los servicios, en otro formato'],
  [listTariffs, 'Ver las tarifas'],
  [listZones, 'Ver los barrios'],
  [listingCodes, 'Ver los códigos de avisos'],
  [listingPrice, 'Ver los precios de un aviso'],
  [listingStats, 'Ver las estadísticas de un aviso'],
  [listingTitle, 'Ver el título de un aviso'],
  [liveness, 'Controlar si el sitio está vivo'],
  [loginByPasskey, 'Entrar a la administración con clave de acceso'],
  [logout, 'Salir de la administración'],
  [logoutByLink, 'Salir de la administración por un enlace'],
  [markOwnInquiry, 'Marcar una consulta (el dueño)'],
  [markOwnPrice, 'Marcar un precio como alquilado (el dueño)'],
  [moveOwnNotice, 'Pausar, reanudar o dar de baja (el dueño)'],
  [priceGuide, 'Ver la guía de precios'],
  [readAccountLink, 'Abrir un enlace de una cuenta'],
  [readiness, 'Controlar si el sitio está listo'],
  [recallOwnAnswer, 'Deshacer una respuesta (el dueño)'],
  [release, 'Ver la versión del sitio'],
  [removeOwnPhoto, 'Quitar una foto (el dueño)'],
  [removeOwnProposal, 'Retirar cambios propuestos (el dueño)'],
  [removePublicationPhoto, 'Quitar una foto al publicar'],
  [renewCalendarLink, 'Cambiar el enlace del calendario (el dueño)'],
  [rentTable, 'Ver la tabla de alquileres de un aviso'],
  [replaceOwnerLinks, 'Anular los enlaces de un aviso (el dueño)'],
  [replyOwnSeason, 'Responder por la temporada (el dueño)'],
  [reportListing, 'Denunciar un aviso'],
  [requestAlert, 'Pedir una alerta'],
  [requestNews, 'Pedir novedades'],
  [requestOwnerLink, 'Pedir el enlace de un aviso (el dueño)'],
  [requestReset, 'Pedir otra contraseña'],
  [resubmitNotice, 'Mandar un aviso corregido (el dueño)'],
  [saveCalendarAddress, 'Guardar el calendario de otro sitio (el dueño)'],
  [secondStep, 'Segundo paso al entrar a la administración'],
  [sendOwnProposal, 'Proponer cambios (el dueño)'],
  [showOwnPhoto, 'Ver una foto que mandó (el dueño)'],
  [suggestions, 'Sugerir búsquedas'],
  [uploadPublicationPhotos, 'Subir fotos al publicar'],
  [verifyListing, 'Comprobar el teléfono de un aviso'],
  [viewBlacklist, 'Mirar si un email está en la blacklist'],
  [viewCounts, 'Ver las visitas y consultas de un aviso'],
  [viewOwnCalendar, 'Ver el calendario de un aviso (el dueño)'],
  [viewOwnInquiries, 'Ver las consultas de un aviso (el dueño)'],
  [viewOwnNotice, 'Ver Mi aviso (el dueño)'],
  [viewOwnPhotos, 'Ver las fotos que mandó (el dueño)'],
  [viewOwnProposal, 'Ver los cambios propuestos (el dueño)'],
  [viewOwnSeason, 'Ver los precios de temporada propuestos (el dueño)'],
  [viewRejectedNotice, 'Ver un aviso rechazado (el dueño)'],
  [working, 'Controlar si el sitio trabaja'],
  [zoneAverages, 'Ver el precio por barrio'],
];
