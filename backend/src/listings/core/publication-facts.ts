import { attributeForm } from '#common/listings/attributes/attribute-values.js';
import { UNTOUCHED } from '#common/listings/publication/untouched.js';
import type { PublicationFacts } from '#common/listings/publication/publication-fields.js';
import { OPERATIONS } from '#common/kernel/operations.js';
import type { Contact } from '../../contacts/public.js';
import type { Listing } from './listing.entity.js';
import type { Location } from '../location/location.entity.js';

/** Stored data of a notice as input of the publication rules; parts that an edit does not concern may be omitted. */
export function publicationFacts(stored: {
  contact?: Omit<Contact, 'id' | 'createdAt' | 'updatedAt' | 'version'>;
  location?: Omit<Location, 'id' | 'listingId'>;
  listing?: Listing;
}): PublicationFacts {
  const { contact, location, listing } = stored;
  return {
    contacto: contact ? contactFacts(contact) : UNTOUCHED.contacto,
    ubicacion: location
      ? { ...addressFacts(location), latitud: location.latitude, longitud: location.longitude }
      : UNTOUCHED.ubicacion,
    inmueble: listing ? listingFacts(listing) : UNTOUCHED.inmueble,
  };
}

type Address = Pick<
  Contact,
  'country' | 'province' | 'town' | 'street' | 'streetNumber' | 'floor' | 'apartment'
>;

function addressFacts(address: Address) {
  return {
    pais: address.country,
    provincia: address.province,
    localidad: address.town,
    calle: address.street,
    numero: address.streetNumber,
    piso: address.floor,
    departamento: address.apartment,
  };
}

function contactFacts(contact: Omit<Contact, 'id' | 'createdAt' | 'updatedAt' | 'version'>) {
  return {
    nombre: contact.firstName,
    apellido: contact.lastName,
    dni: contact.dni,
    celular: contact.mobile,
    email: contact.email,
    ...addressFacts(contact),
  };
}

function listingFacts(listing: Listing): PublicationFacts['inmueble'] {
  return {
    tipoOperacion: OPERATIONS[listing.operation].name,
    tipoVivienda: listing.propertyType,
    nombreNegocio: listing.businessName ?? '',
    ...attributeForm(listing),
    observaciones: listing.notes,
    telefono: listing.phone,
    email_inmueble: listing.email,
    condiciones: listing.conditions,
  };
}
