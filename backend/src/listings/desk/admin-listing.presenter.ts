import { attributeRecord } from '#common/listings/attributes/attribute-values.js';
import { formatAddress } from '#common/listings/location/address.js';
import { flagsOf, hasPlanLapsed, photosArePublic } from '#common/contracts/contract.js';
import { proposedChanges } from '#common/listings/proposals/proposal.js';
import { standing, verificationText } from '#common/listings/verification.js';
import { parseDay } from '#common/kernel/time/days.js';
import { excerpt } from '#common/kernel/text.js';
import { STATUS_NAMES } from '#common/listings/listing-status.js';
import { OPERATIONS } from '#common/kernel/operations.js';
import { propertyTypeRecord } from '#common/listings/property-types.js';
import type { AdminListingAnswer, AdminListingWire } from '#common/listings/desk/desk-calls.js';
import type { PaymentWire } from '#common/contracts/contract-calls.js';
import type { ProposalWire } from '#common/listings/proposals/proposal-calls.js';
import { presentAmenity } from '../amenities/public.js';
import type { Payment } from '../../contracts/public.js';
import { hasSeasonLapsed } from '../core/lifecycle.js';
import { contentOf } from '../core/notice-contents.js';
import { titleOf } from '../core/listing-parts.js';
import type { AdminListingFacts } from './admin-listing.js';
import { presentCleanImage } from '../photos/image.presenter.js';
import { presentSearchPrice } from '../rows/lead.presenter.js';
import { presentPrice } from '../core/price.presenter.js';

const DESCRIPTION_LENGTH = 160;

/**
 * All data of one listing, for the operator (back-office.md §3).
 * @param today in Argentina's time zone, `2026-11-23`
 */
export function presentAdminListing(parts: AdminListingFacts, today: string): AdminListingAnswer {
  const { contract } = parts;
  return {
    success: true,
    inmueble: presentListing(parts, today),
    precios: parts.prices.map((price) => ({ ...presentPrice(price), idInmuebles: parts.listing.id })),
    contrato: {
      ...flagsOf(contract.plan),
      pagado: contract.paid ? 1 : 0,
      fechaPago: contract.paidAt?.toISOString() ?? null,
      pagoHasta: contract.paidUntil,
      destacadoHasta: contract.featuredUntil,
    },
    imagenes: parts.images.map(presentCleanImage),
    fotosPorRevisar: parts.proposed.map(presentCleanImage),
    propuesta: presentProposal(parts),
    esperan: parts.waiting,
    servicios: parts.amenities.map(presentAmenity),
    pagos: parts.payments.map(presentPayment),
  };
}

/** The owner's proposal beside the notice as it is. */
function presentProposal({ proposal, listing, prices }: AdminListingFacts): ProposalWire | null {
  if (!proposal) return null;
  const { id, base, proposed, createdAt } = proposal;
  const current = contentOf(listing, prices);
  return {
    idPropuesta: id,
    fecha: createdAt.toISOString(),
    ...proposedChanges({ base, proposed, current }),
  };
}

function presentPayment(payment: Payment): PaymentWire {
  return {
    idPago: payment.id,
    fecha: payment.paidAt.toISOString(),
    plan: payment.plan,
    monto: payment.amount,
    moneda: payment.currency,
    medio: payment.method,
    recibo: payment.receipt,
    nota: payment.note,
    anulado: payment.annulledAt !== null,
  };
}

function presentListing(parts: AdminListingFacts, today: string): AdminListingWire {
  const { listing, location, contract, prices, images, counters } = parts;
  const ready = images.filter(({ status }) => status === 'ready');
  const salePrice = listing.operation === 'sale' ? prices[0] : undefined;
  return {
    idInmuebles: listing.id,
    idAltaInmuebles: listing.publicationNumber,
    codigo: listing.code,
    estado: STATUS_NAMES[listing.status],
    tipoOperacion: OPERATIONS[listing.operation].name,
    tipoVivienda: propertyTypeRecord(listing.propertyType),
    TipoVivienda_idTipoVivienda: listing.propertyType,
    destacado: listing.featured ? 1 : 0,
    pagado: contract.paid ? 1 : 0,
    planVencido: hasPlanLapsed(contract, today),
    mostrarFotos: photosArePublic(contract, today),
    createdAt: listing.createdAt.toISOString(),
    fecha: (listing.approvedAt ?? listing.createdAt).toISOString(),
    cantidadImagenes: ready.length,
    mainImage: ready[0] ? presentCleanImage(ready[0]).url : null,
    title: titleOf(listing, location),
    description: excerpt(listing.notes, DESCRIPTION_LENGTH),
    localidad: location.town,
    direccionCompleta: formatAddress(location),
    consultasWpp: counters.whatsappInquiries,
    consultasEmail: counters.emailInquiries,
    pedidosTelefono: counters.phoneContacts,
    confirmado: parts.contact.confirmedAt ? 1 : 0,
    mismoTexto: parts.sameText,
    motivoRechazo: parts.rejection?.reason || null,
    rechazoAvisado: parts.rejection?.notified ?? false,
    enBlacklist: parts.isBlacklisted,
    correoRechazado: parts.mailRefusal,
    pausado: listing.status === 'withdrawn' ? (listing.pausedAt?.toISOString() ?? null) : null,
    sinConfirmarTemporada: hasSeasonLapsed(listing) ? listing.seasonLapsedAt!.toISOString() : null,
    version: listing.version,
    nombreNegocio: listing.businessName,
    ...attributeRecord(listing),
    telefono: listing.phone,
    email: listing.email,
    observaciones: listing.notes,
    condiciones: listing.conditions,
    verificacion: presentVerification(parts, today),
    precio_venta: salePrice?.amount ?? null,
    moneda_venta: salePrice?.currency ?? null,
    ...presentSearchPrice(parts.lead),
    ...presentContact(parts),
    ...presentLocation(parts),
  };
}

function presentVerification({ listing: { verification }, location }: AdminListingFacts, today: string) {
  if (!verification) return null;
  return {
    visto: verification.seen,
    texto: verificationText(verification),
    vigente: standing(verification, { location, today: parseDay(today)! }) !== null,
    hasta: verification.until,
  };
}

function presentContact({ contact }: AdminListingFacts) {
  return {
    idContacto: contact.id,
    nombre: contact.firstName,
    apellido: contact.lastName,
    dni: contact.dni,
    celular: contact.mobile,
    emailContacto: contact.email,
    paisContacto: contact.country,
    provinciaContacto: contact.province,
    localidadContacto: contact.town,
    calleContacto: contact.street,
    numeroContacto: contact.streetNumber,
    pisoContacto: contact.floor,
    departamentoContacto: contact.apartment,
  };
}

function presentLocation({ location }: AdminListingFacts) {
  return {
    idUbicaciones: location.id,
    inmueble_pais: location.country,
    inmueble_provincia: location.province,
    inmueble_localidad: location.town,
    inmueble_calle: location.street,
    inmueble_numero: location.streetNumber,
    inmueble_piso: location.floor,
    inmueble_departamento: location.apartment,
    ubicacionAproximada: location.approximate,
    latitud: location.latitude,
    longitud: location.longitude,
  };
}
