import { attributeRecord } from '#common/listings/attributes/attribute-values.js';
import { formatAddress } from '#common/listings/location/address.js';
import { hasPlanLapsed, photosArePublic } from '#common/contracts/contract.js';
import { formatDay } from '#common/kernel/time/days.js';
import { listingTitle } from '#common/listings/listing-title.js';
import { hoursBetween } from '#common/listings/review/waiting.js';
import { excerpt } from '#common/kernel/text.js';
import { STATUS_NAMES } from '#common/listings/listing-status.js';
import { OPERATIONS } from '#common/kernel/operations.js';
import { propertyTypeRecord } from '#common/listings/property-types.js';
import type { AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { attributesOfRow } from '../core/attribute-columns.js';
import { picturePath } from '../pictures/public.js';
import { localDay } from '#platform/process/local-day.js';
import { presentSearchPrice } from '../rows/lead.presenter.js';
import type { AdminListItem } from './admin-listings.js';

const DESCRIPTION_LENGTH = 160;

/** @param now time until which `horasEspera` counts, and on whose day the plan is checked */
export function presentAdminRow({ row, lead }: AdminListItem, now: Date): AdminListingRow {
  const today = formatDay(localDay(now));
  const attributes = attributesOfRow(row);
  const contract = { plan: row.plan, paid: row.paid, paidUntil: row.paid_until };
  return {
    idInmuebles: row.id,
    idAltaInmuebles: row.publication_number,
    codigo: row.code,
    estado: STATUS_NAMES[row.status],
    tipoOperacion: OPERATIONS[row.operation].name,
    tipoVivienda: propertyTypeRecord(row.property_type),
    TipoVivienda_idTipoVivienda: row.property_type,
    destacado: row.featured ? 1 : 0,
    pagado: row.paid ? 1 : 0,
    planVencido: hasPlanLapsed(contract, today),
    mostrarFotos: photosArePublic(contract, today),
    createdAt: row.created_at.toISOString(),
    fecha: (row.approved_at ?? row.created_at).toISOString(),
    cantidadImagenes: row.images,
    mainImage: row.cover && row.cover_widths ? picturePath(row.cover, row.cover_widths, 'webp') : null,
    title: listingTitle({
      ...row,
      ...attributes,
      propertyType: row.property_type,
      businessName: row.business_name,
    }),
    description: excerpt(row.notes, DESCRIPTION_LENGTH),
    nombre: row.first_name,
    apellido: row.last_name,
    localidad: row.town,
    direccionCompleta: formatAddress({ ...row, streetNumber: row.street_number }),
    consultasWpp: row.whatsapp_inquiries ?? 0,
    consultasEmail: row.email_inquiries ?? 0,
    confirmado: row.confirmed ? 1 : 0,
    mismoTexto: row.same_text,
    motivoRechazo: row.reason || null,
    enBlacklist: row.blacklisted,
    correoRechazado: row.mail_refusal,
    pausado: row.status === 'withdrawn' ? (row.paused_at?.toISOString() ?? null) : null,
    sinConfirmarTemporada: row.status === 'withdrawn' ? (row.season_lapsed_at?.toISOString() ?? null) : null,
    ...attributeRecord(attributes),
    plan: row.plan,
    planVence: row.plan_end,
    pagoHasta: row.paid_until,
    destacadoHasta: row.featured_end,
    idContacto: row.contact_id,
    corregido: row.corrected,
    visitas: row.views ?? 0,
    ...presentSearchPrice(lead),
    horasEspera: hoursBetween(row.waiting_since, now),
  };
}
