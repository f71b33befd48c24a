import { formatAddress } from '#common/rules/address.js';
import { photosArePublic } from '#common/rules/contract.js';
import { listingTitle } from '#common/rules/listing-title.js';
import { excerpt } from '#common/rules/text.js';
import { STATUS_NAMES, type ListingStatus } from '#common/vocabulary/listing-status.js';
import { OPERATIONS, type Operation } from '#common/vocabulary/operations.js';
import type { Plan } from '#common/vocabulary/plans.js';
import { propertyType, type PropertyTypeId } from '#common/vocabulary/property-types.js';
import type { AdminListingRow } from '#common/wire/admin.js';
import { picturePath } from '../../../photos/public.js';

const DESCRIPTION_LENGTH = 160;

/** A row as the list's SQL gives it. */
export interface AdminRow {
  id: number;
  publication_number: number | null;
  code: string | null;
  status: ListingStatus;
  operation: Operation;
  property_type: PropertyTypeId;
  featured: boolean;
  bedrooms: number | null;
  rooms: number | null;
  business_name: string | null;
  notes: string;
  created_at: Date;
  approved_at: Date | null;
  first_name: string;
  last_name: string;
  plan: Plan;
  paid: boolean;
  town: string;
  street: string;
  street_number: string;
  floor: string;
  apartment: string;
  province: string;
  country: string;
  whatsapp_inquiries: number | null;
  email_inquiries: number | null;
  images: number;
  cover: string | null;
  cover_widths: number | null;
}

export function presentAdminRow(row: AdminRow): AdminListingRow {
  return {
    idInmuebles: row.id,
    idAltaInmuebles: row.publication_number,
    codigo: row.code,
    estado: STATUS_NAMES[row.status],
    tipoOperacion: OPERATIONS[row.operation].name,
    tipoVivienda: propertyType(row.property_type).label,
    TipoVivienda_idTipoVivienda: row.property_type,
    destacado: row.featured ? 1 : 0,
    pagado: row.paid ? 1 : 0,
    mostrarFotos: photosArePublic(row),
    createdAt: row.created_at.toISOString(),
    fecha: (row.approved_at ?? row.created_at).toISOString(),
    cantidadImagenes: row.images,
    mainImage: row.cover && row.cover_widths ? picturePath(row.cover, row.cover_widths, 'webp') : null,
    title: listingTitle({ ...row, propertyType: row.property_type, businessName: row.business_name }),
    description: excerpt(row.notes, DESCRIPTION_LENGTH),
    nombre: row.first_name,
    apellido: row.last_name,
    localidad: row.town,
    direccionCompleta: formatAddress({ ...row, streetNumber: row.street_number }),
    consultasWpp: row.whatsapp_inquiries ?? 0,
    consultasEmail: row.email_inquiries ?? 0,
  };
}
