import { attributesOf } from '#common/attributes/attribute-values.js';
import { listingTitle } from '#common/rules/listing-title.js';
import { rentTable } from '#common/rules/prices.js';
import { OPERATIONS } from '#common/vocabulary/operations.js';
import { propertyTypeRecord } from '#common/vocabulary/property-types.js';
import type { ListingCardWire, ListingStatsWire, MapListingWire } from '#common/wire/listings.js';
import { presentPicture } from '../../../photos/public.js';
import type { ListingCounters } from '../../domain/counters.js';
import type { PublicCard } from '../../queries/public-cards.js';
import { presentLead } from './lead.presenter.js';
import { presentStay } from './stay.presenter.js';

/** The public card of a listing. Each field is named here, so that none leaks by a spread. */
export function presentCard(card: PublicCard): ListingCardWire {
  const { facts, amenities, rentalPrices, counters, lead, stay } = card;
  const cover = facts.cover && presentPicture(facts.cover);
  const price = presentLead(lead);
  return {
    idInmuebles: facts.id,
    codigo: facts.code,
    tipoOperacion: OPERATIONS[facts.operation].name,
    tipoVivienda: propertyTypeRecord(facts.propertyType),
    idTipoVivienda: facts.propertyType,
    title: listingTitle(facts),
    description: facts.excerpt,
    localidad: facts.town,
    direccionCompleta: facts.address,
    latitud: facts.latitude,
    longitud: facts.longitude,
    ...attributesOf(facts),
    destacado: facts.featured,
    pagado: facts.paid,
    contratoPagado: facts.paid,
    cantidadImagenes: facts.photoCount,
    mainEntityImage: cover && { mainImage: cover.url, miniatura: cover.miniatura },
    mainImage: cover?.url ?? null,
    imagen: cover,
    ...price,
    price: price.precio,
    currency: price.moneda,
    tipo_moneda: price.moneda,
    precios: rentTable(rentalPrices),
    servicios: amenities,
    fechaPublicacion: facts.publishedAt,
    estadisticas: presentCounters(counters),
    ...(stay === undefined ? {} : { estadia: stay && presentStay(stay) }),
  };
}

/** A listing on the map of all listings. */
export function presentMapListing({ facts, lead }: PublicCard): MapListingWire {
  return {
    codigo: facts.code,
    tipoOperacion: OPERATIONS[facts.operation].name,
    tipoVivienda: propertyTypeRecord(facts.propertyType),
    idTipoVivienda: facts.propertyType,
    title: listingTitle(facts),
    dormitorios: facts.bedrooms,
    ambientes: facts.rooms,
    latitud: facts.latitude!,
    longitud: facts.longitude!,
    direccionCompleta: facts.address,
    ...presentLead(lead),
    miniatura: facts.cover ? presentPicture(facts.cover).miniatura : null,
  };
}

export function presentCounters(counters: ListingCounters): ListingStatsWire {
  return {
    cantVistas: counters.views,
    cantConsultaEmail: counters.emailInquiries,
    cantConsultaWpp: counters.whatsappInquiries,
  };
}
