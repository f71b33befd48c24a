import { readAttributes } from '#common/listings/attributes/attribute-values.js';
import { storedConditions } from '#common/listings/conditions/conditions.js';
import { normaliseEmail } from '#common/kernel/forms/email.js';
import type { RentalPrice } from '#common/pricing/prices.js';
import { asksBusinessName } from '#common/listings/attributes/property-questions.js';
import { readRentalKey } from '#common/pricing/rental-key.js';
import type { Currency } from '#common/kernel/currencies.js';
import { operationFromName, type Operation } from '#common/kernel/operations.js';
import { HOME_COUNTRY, HOME_PROVINCE } from '#common/kernel/places.js';
import { basicPlan, type Plan } from '#common/contracts/plans.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import type { QuickPublishRequest } from '#common/listings/publication/publication-calls.js';
import type { Publication } from './publication.js';

/** Converts a request in which `quickPublishFaults` finds no faults; fields that its type does not have are omitted. */
export function readQuickPublication(request: QuickPublishRequest): Publication {
  const operation = operationFromName(request.tipoOperacion)!;
  const { tipoContratoAlquiler, tipoContratoVenta } = request.contrato;
  const chosen = operation === 'rental' ? tipoContratoAlquiler : tipoContratoVenta;
  const [price] = request.precios;
  return {
    contact: readContact(request),
    location: readLocation(request),
    listing: readListing(request, operation),
    amenityIds: [...new Set(request.servicios)],
    operation,
    plan: (chosen || basicPlan(operation)) as Plan,
    rentalPrices: operation === 'rental' ? readRentalPrices(request) : [],
    salePrice:
      operation === 'sale' && price
        ? { amount: price.precio as number, currency: price.moneda as Currency }
        : null,
  };
}

/** The property's address is the default address of a new contact (docs/decisions/0006). */
function readContact(request: QuickPublishRequest): Publication['contact'] {
  const own = request.localidadContacto !== '';
  return {
    firstName: request.nombre,
    lastName: request.apellido,
    dni: request.dni,
    mobile: request.celular,
    email: normaliseEmail(request.email),
    country: (own ? request.paisContacto : request.pais) || HOME_COUNTRY,
    province: (own ? request.provinciaContacto : request.provincia) || HOME_PROVINCE,
    town: own ? request.localidadContacto : request.localidad,
    street: own ? request.calleContacto : request.calle,
    streetNumber: own ? request.numeroContacto : request.numero,
    floor: own ? request.pisoContacto : request.piso,
    apartment: own ? request.departamentoContacto : request.departamento,
  };
}

function readLocation(request: QuickPublishRequest): Publication['location'] {
  return {
    country: request.pais || HOME_COUNTRY,
    province: request.provincia || HOME_PROVINCE,
    town: request.localidad,
    street: request.calle,
    streetNumber: request.numero,
    floor: request.piso,
    apartment: request.departamento,
    latitude: request.latitud,
    longitude: request.longitud,
    approximate: request.aproximada ?? false,
  };
}

function readListing(request: QuickPublishRequest, operation: Operation): Publication['listing'] {
  const type = request.tipoVivienda as PropertyTypeId;
  return {
    operation,
    propertyType: type,
    businessName: (asksBusinessName(type) && request.nombreNegocio) || null,
    ...readAttributes(request, { type, operation }),
    phone: request.telefono ?? '',
    email: normaliseEmail(request.email_inmueble ?? ''),
    notes: request.observaciones,
    conditions: storedConditions(request.condiciones, { operation, propertyType: type }),
  };
}

function readRentalPrices({ precios }: QuickPublishRequest): RentalPrice[] {
  return precios.map((row) => ({
    ...readRentalKey(row)!,
    amount: row.precio as number,
    currency: row.moneda as Currency,
    rented: row.alquilado ?? false,
  }));
}
