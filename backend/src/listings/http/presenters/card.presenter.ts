import { formatAddress } from '#common/rules/address.js';
import { listingTitle } from '#common/rules/listing-title.js';
import { isConsult, pricePer, rentTable } from '#common/rules/prices.js';
import { photosArePublic, countsAsFeatured } from '#common/rules/contract.js';
import { excerpt } from '#common/rules/text.js';
import { OPERATIONS } from '#common/vocabulary/operations.js';
import { propertyType } from '#common/vocabulary/property-types.js';
import type { Amenity } from '../../../amenities/public.js';
import type { Contract } from '../../../contracts/public.js';
import { presentPicture, type Image } from '../../../photos/public.js';
import { rentalPrices, type Price } from '../../../pricing/public.js';
import type { Listing } from '../../data/listing.entity.js';
import type { Location } from '../../data/location.entity.js';
import type { StoredCard } from '../../data/search-row.entity.js';

const DESCRIPTION_LENGTH = 160;

/** A listing with all that belongs to it. */
export interface ListingParts {
  listing: Listing;
  location: Location;
  contract: Contract;
  prices: readonly Price[];
  images: readonly Image[];
  amenities: readonly Amenity[];
}

/** The price that a card leads with: the sale's, or a rental's lowest one that is free; 'Consultar' only if all are. */
export function shownPrice(prices: readonly Price[]): Price | undefined {
  const free = prices.filter(({ rented }) => !rented);
  return free.toSorted(
    (a, b) => Number(isConsult(a.amount)) - Number(isConsult(b.amount)) || a.amount - b.amount,
  )[0];
}

/** The public card of a listing; it may show photos only when the contract lets it, so `images` holds none otherwise. */
export function presentCard({
  listing,
  location,
  contract,
  prices,
  images,
  amenities,
}: ListingParts): StoredCard {
  const price = shownPrice(prices);
  const cover = photosArePublic(contract) && images[0] ? presentPicture(images[0]) : null;
  return {
    idInmuebles: listing.id,
    codigo: listing.code!,
    tipoOperacion: OPERATIONS[listing.operation].name,
    tipoVivienda: propertyType(listing.propertyType).label,
    idTipoVivienda: listing.propertyType,
    title: titleOf(listing, location),
    description: excerpt(listing.notes, DESCRIPTION_LENGTH),
    localidad: location.town,
    direccionCompleta: formatAddress(location),
    latitud: location.latitude,
    longitud: location.longitude,
    bedrooms: listing.bedrooms,
    rooms: listing.rooms,
    bathrooms: listing.bathrooms,
    people: listing.people,
    destacado: countsAsFeatured({ featured: listing.featured, paid: contract.paid }),
    pagado: contract.paid,
    contratoPagado: contract.paid,
    cantidadImagenes: images.length,
    mainEntityImage: cover && { mainImage: cover.url, miniatura: cover.miniatura },
    mainImage: cover?.url ?? null,
    imagen: cover,
    precio: price?.amount ?? null,
    price: price?.amount ?? null,
    moneda: price?.currency ?? null,
    currency: price?.currency ?? null,
    tipo_moneda: price?.currency ?? null,
    precioPor: price ? perOf(price) : '',
    precios: rentTable(rentalPrices(prices)),
    servicios: amenities.map(({ name }) => name),
    fechaPublicacion: listing.approvedAt!.toISOString(),
  };
}

function perOf({ period, fraction }: Price): string {
  return period && fraction ? pricePer({ period, fraction }) : '';
}

export function titleOf(listing: Listing, { town }: Pick<Location, 'town'>): string {
  return listingTitle({ ...listing, town });
}
