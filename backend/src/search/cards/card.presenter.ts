import { attributesOnWire, measuresText } from '#common/listings/attributes/attribute-values.js';
import { listingTitle } from '#common/listings/listing-title.js';
import { pricePerMetre } from '#common/listings/attributes/price-per-area.js';
import { pricePerAreaText } from '#common/listings/attributes/price-per-area-text.js';
import { rentTable } from '#common/pricing/prices.js';
import { OPERATIONS } from '#common/kernel/operations.js';
import { propertyTypeRecord } from '#common/listings/property-types.js';
import type { ListingCardWire, ListingStatsWire } from '#common/search/cards/card-calls.js';
import type { MapListingWire } from '#common/search/map/map-calls.js';
import { presentPicture } from '../../listings/pictures/public.js';
import type { LeadPrice } from '#common/pricing/lead-price.js';
import type { PublicCard, UnpricedCard } from './public-cards.js';
import { presentStay } from './stay.presenter.js';
import { type QuotedStay, presentLead } from '../../listings/rows/public.js';
import type { ListingCounters } from '../../listings/public.js';

/** The public card of a listing: what it says regardless of a search (CardStore), the price and the stay (WrittenCards), in this order. */
export function presentCard(card: PublicCard): ListingCardWire {
  const { lead, stay } = card;
  return {
    ...presentCardFacts(card),
    ...presentCardPrice(lead),
    ...(stay === undefined ? {} : presentCardStay(stay, card.facts.propertyType)),
  };
}

/** The part that no search changes. Fields are listed explicitly, so that a spread cannot leak private ones. */
export function presentCardFacts({ facts, rentalPrices, amenities, counters }: UnpricedCard) {
  const cover = facts.cover && presentPicture(facts.cover);
  return {
    idInmuebles: facts.id,
    codigo: facts.code,
    tipoOperacion: OPERATIONS[facts.operation].name,
    tipoVivienda: propertyTypeRecord(facts.propertyType),
    idTipoVivienda: facts.propertyType,
    title: listingTitle(facts),
    description: facts.excerpt,
    localidad: facts.town,
    barrio: facts.zone ?? null,
    direccionCompleta: facts.address,
    latitud: facts.latitude,
    longitud: facts.longitude,
    metrosAlMar: facts.metresToSea ?? null,
    ...attributesOnWire(facts),
    precioM2: pricePerMetre(facts, facts.salePrice),
    precioPorArea: pricePerAreaText(facts, facts.salePrice),
    destacado: facts.featured,
    pagado: facts.paid,
    ...(facts.verified ? { verificado: facts.verified } : {}),
    contratoPagado: facts.paid,
    cantidadImagenes: facts.photoCount,
    mainEntityImage: cover && { mainImage: cover.url, miniatura: cover.miniatura },
    mainImage: cover?.url ?? null,
    imagen: cover,
    precios: rentTable(rentalPrices),
    servicios: amenities,
    fechaPublicacion: facts.publishedAt,
    estadisticas: presentCounters(counters),
  };
}

/** The price for a search. */
export function presentCardPrice(lead: LeadPrice) {
  const price = presentLead(lead);
  return { ...price, price: price.precio, currency: price.moneda, tipo_moneda: price.moneda };
}

/** @param stay null for a listing that is not let by the season */
export function presentCardStay(stay: QuotedStay | null, typeId: number) {
  // A search for people finds homes with room for them only.
  return { estadia: stay && presentStay(stay, { propertyType: typeId, people: null }) };
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
    medidas: measuresText(attributesOnWire(facts), facts.propertyType),
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
