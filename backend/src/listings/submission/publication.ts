import { readAttributes } from '#common/listings/attributes/attribute-values.js';
import { storedConditions } from '#common/listings/conditions/conditions.js';
import { effectiveFraction, type RentalPrice, type SalePrice } from '#common/pricing/prices.js';
import { asksBusinessName } from '#common/listings/attributes/property-questions.js';
import { readRentalKey } from '#common/pricing/rental-key.js';
import { ARGENTINE_MOBILE_PREFIX } from '#common/kernel/forms/phone.js';
import { normaliseEmail } from '#common/kernel/forms/email.js';
import { operationFromName, type Operation } from '#common/kernel/operations.js';
import type { Plan } from '#common/contracts/plans.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import type { PublicationRequest } from '#common/listings/publication/publication-calls.js';

/** A valid publication as a domain object, without fields that its type does not have. */
export interface Publication {
  contact: ReturnType<typeof readContact>;
  location: ReturnType<typeof readLocation>;
  listing: ReturnType<typeof readListing>;
  amenityIds: number[];
  operation: Operation;
  plan: Plan;
  rentalPrices: RentalPrice[];
  salePrice: SalePrice | null;
}

/** A publication without its owner and plan. */
export type Notice = Omit<Publication, 'contact' | 'plan'>;

/** Converts a request in which `publicationFaults` finds no faults. */
export function readPublication(request: PublicationRequest): Publication {
  const notice = readNotice(request);
  const { tipoContratoAlquiler, tipoContratoVenta } = request.contrato;
  const plan = notice.operation === 'rental' ? tipoContratoAlquiler : tipoContratoVenta;
  return { contact: readContact(request), ...notice, plan: plan as Plan };
}

/** Converts the notice of such a request, without owner and plan. */
export function readNotice(request: Omit<PublicationRequest, 'contrato'>): Notice {
  const operation = operationFromName(request.inmueble.tipoOperacion)!;
  return {
    location: readLocation(request),
    listing: readListing(request, operation),
    amenityIds: [...new Set(request.inmueble.servicios)],
    operation,
    rentalPrices: operation === 'rental' ? readRentalPrices(request) : [],
    salePrice: operation === 'sale' ? readSalePrice(request) : null,
  };
}

function readContact({ contacto }: PublicationRequest) {
  return {
    firstName: contacto.nombre,
    lastName: contacto.apellido,
    dni: contacto.dni,
    mobile: contacto.celular,
    email: normaliseEmail(contacto.email),
    country: contacto.pais,
    province: contacto.provincia,
    town: contacto.localidad,
    street: contacto.calle,
    streetNumber: contacto.numero,
    floor: contacto.piso,
    apartment: contacto.departamento,
  };
}

function readLocation({ ubicacion }: Omit<PublicationRequest, 'contrato'>) {
  return {
    country: ubicacion.pais,
    province: ubicacion.provincia,
    town: ubicacion.localidad,
    street: ubicacion.calle,
    streetNumber: ubicacion.numero,
    floor: ubicacion.piso,
    apartment: ubicacion.departamento,
    latitude: ubicacion.latitud,
    longitude: ubicacion.longitud,
    approximate: ubicacion.aproximada ?? false,
  };
}

function readListing({ inmueble }: Omit<PublicationRequest, 'contrato'>, operation: Operation) {
  const type = inmueble.tipoVivienda as PropertyTypeId;
  return {
    operation,
    propertyType: type,
    businessName: (asksBusinessName(type) && inmueble.nombreNegocio) || null,
    ...readAttributes(inmueble, { type, operation }),
    phone: inmueble.telefono === ARGENTINE_MOBILE_PREFIX ? '' : inmueble.telefono,
    email: normaliseEmail(inmueble.email_inmueble),
    notes: inmueble.observaciones,
    conditions: storedConditions(inmueble.condiciones, { operation, propertyType: type }),
  };
}

function readRentalPrices({ inmueble }: Omit<PublicationRequest, 'contrato'>): RentalPrice[] {
  return inmueble.preciosAlquiler.map((row) => {
    const { period, fraction } = readRentalKey(row)!;
    return {
      period,
      fraction: effectiveFraction(period, fraction),
      amount: row.precio,
      currency: row.moneda,
      rented: false,
    };
  });
}

function readSalePrice({
  inmueble: { preciosVenta },
}: Omit<PublicationRequest, 'contrato'>): SalePrice | null {
  const { precioVenta, monedaVenta } = preciosVenta;
  return precioVenta === '' ? null : { amount: precioVenta, currency: monedaVenta };
}
