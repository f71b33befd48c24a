import type {
  Accommodation,
  Apartment,
  BedDetails,
  Hotel,
  House,
  LocalBusiness,
  LodgingBusiness,
  Offer,
  Place,
  RealEstateListing,
} from 'schema-dts';
import { ATTRIBUTES } from '#common/listings/attributes/all-attributes.js';
import { valueOnWire } from '#common/listings/attributes/attribute-values.js';
import { coveredArea } from '#common/listings/attributes/covered-area.js';
import { BED_KINDS, BEDS, type Conditions } from '#common/listings/conditions/conditions.js';
import { acceptsPets } from '#common/listings/conditions/pets.js';
import { isConsult } from '#common/pricing/prices.js';
import { excerpt } from '#common/kernel/text.js';
import { partLabel } from '#common/pricing/periods.js';
import type { ListingSheetAnswer, ListingSheetWire } from '#common/search/sheet/sheet-calls.js';
import type { PriceWire } from '#common/pricing/price-calls.js';
import type { SiteSettings } from '#common/site/site-shapes.js';
import { paths } from '../../app/paths.js';

type Property = House | Apartment | Accommodation | Hotel | LodgingBusiness | LocalBusiness | Place;

const LONGEST_DESCRIPTION = 1_000;

/** The notice, the property that it offers, and one offer per price. Contains nothing that the sheet does not show. */
export function sheetData(answer: ListingSheetAnswer, site: SiteSettings): RealEstateListing {
  const { inmueble, imagenes } = answer;
  const url = new URL(paths.sheet(inmueble.codigo), site.url).href;
  const image = imagenes.map((picture) => new URL(picture.url, site.url).href);
  const offers = offersOf(answer, url);
  return {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: inmueble.title,
    description: excerpt(inmueble.observaciones || inmueble.title, LONGEST_DESCRIPTION),
    inLanguage: 'es-AR',
    identifier: inmueble.codigo,
    datePosted: inmueble.fechaPublicacion,
    ...(image.length > 0 ? { image } : {}),
    about: propertyData(answer, image),
    ...(offers.length > 0 ? { offers } : {}),
  };
}

function propertyData({ inmueble, servicios }: ListingSheetAnswer, image: string[]): Property {
  const place = {
    name: inmueble.title,
    ...placeData(inmueble),
    ...measuresOf(inmueble),
    ...(image[0] ? { image: image[0] } : {}),
  };
  const amenityFeature = servicios.map(
    ({ nombre }) => ({ '@type': 'LocationFeatureSpecification', name: nombre, value: true }) as const,
  );
  const features = amenityFeature.length > 0 ? { amenityFeature } : {};
  const { bedrooms, rooms, bathrooms, people, condiciones } = inmueble;
  const pets = petsData(condiciones);
  const home = {
    ...place,
    ...floorSizeOf(inmueble),
    ...features,
    ...(bedrooms ? { numberOfBedrooms: bedrooms } : {}),
    ...(rooms ? { numberOfRooms: rooms } : {}),
    ...(bathrooms ? { numberOfBathroomsTotal: bathrooms } : {}),
    ...bedData(condiciones),
    ...pets,
  };
  const lodging = { ...place, ...features, ...timesData(condiciones), ...pets };
  const occupancy = people
    ? { occupancy: { '@type': 'QuantitativeValue', maxValue: people, unitText: 'personas' } as const }
    : {};
  switch (inmueble.idTipoVivienda) {
    case 1:
    case 9:
      return { '@type': 'House', ...home };
    case 2:
      return { '@type': 'Apartment', ...home, ...occupancy };
    case 6:
      return { '@type': 'Hotel', ...lodging };
    case 7:
      return { '@type': 'LocalBusiness', ...place };
    case 8:
      return inmueble.nombreNegocio
        ? { '@type': 'LodgingBusiness', ...lodging }
        : { '@type': 'Accommodation', ...home, ...occupancy };
    default:
      return { '@type': 'Place', ...place };
  }
}

function petsData(conditions: Conditions | null) {
  const petsAllowed = acceptsPets(conditions);
  return petsAllowed === undefined ? {} : { petsAllowed };
}

function timesData(conditions: Conditions | null) {
  const { entrada = null, salida = null } = conditions ?? {};
  return { ...(entrada ? { checkinTime: entrada } : {}), ...(salida ? { checkoutTime: salida } : {}) };
}

function bedData(conditions: Conditions | null): { bed?: BedDetails[] } {
  const kinds = BED_KINDS.filter((kind) => conditions && conditions.camas[kind] > 0);
  if (!conditions || kinds.length === 0) return {};
  return {
    bed: kinds.map((kind) => ({
      '@type': 'BedDetails',
      numberOfBeds: conditions.camas[kind],
      typeOfBed: BEDS[kind].one,
    })),
  };
}

/** What the property measures; schema.org has a property of its own for the floor of a home only. */
function measuresOf(inmueble: ListingSheetWire) {
  const additionalProperty = ATTRIBUTES.flatMap((attribute) => {
    const value = valueOnWire(inmueble, attribute);
    if (attribute.kind !== 'measure' || typeof value !== 'number') return [];
    const { label: name, structured, unit } = attribute;
    return {
      '@type': 'PropertyValue',
      name,
      ...(structured ? { propertyID: structured } : {}),
      value,
      ...(unit.code ? { unitCode: unit.code } : {}),
      unitText: [unit.before, unit.many].filter(Boolean).join(' '),
    } as const;
  });
  return additionalProperty.length > 0 ? { additionalProperty } : {};
}

function floorSizeOf({ superficieCubierta: value }: ListingSheetWire) {
  return value === null
    ? {}
    : ({ floorSize: { '@type': 'QuantitativeValue', value, unitCode: coveredArea.unit.code! } } as const);
}

/** Address and point as the sheet's map shows them. */
function placeData(inmueble: ListingSheetWire) {
  const { latitud, longitud } = inmueble;
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${inmueble.inmueble_calle} ${inmueble.inmueble_numero}`.trim(),
      addressLocality: inmueble.inmueble_localidad,
      addressRegion: inmueble.inmueble_provincia,
      addressCountry: inmueble.inmueble_pais === 'Argentina' ? 'AR' : inmueble.inmueble_pais,
    },
    ...(latitud !== null && longitud !== null
      ? { geo: { '@type': 'GeoCoordinates', latitude: latitud, longitude: longitud } as const }
      : {}),
  } as const;
}

function offersOf({ inmueble, precios }: ListingSheetAnswer, url: string): Offer[] {
  const { precio_venta: price, moneda_venta: priceCurrency } = inmueble;
  if (inmueble.tipoOperacion === 'alquiler') return precios.map((row) => rentalOffer(row, url));
  if (price === null || !priceCurrency) return [];
  return [
    {
      '@type': 'Offer',
      url,
      businessFunction: { '@id': 'http://purl.org/goodrelations/v1#Sell' },
      availability: 'https://schema.org/InStock',
      ...(isConsult(price) ? {} : { price, priceCurrency }),
    },
  ];
}

function rentalOffer({ periodo, fraccion, monto, tipo_moneda, alquilado }: PriceWire, url: string): Offer {
  const unitText = partLabel(periodo, fraccion);
  const amount = { price: monto, priceCurrency: tipo_moneda };
  return {
    '@type': 'Offer',
    url,
    name: unitText,
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    availability: `https://schema.org/${alquilado ? 'SoldOut' : 'InStock'}`,
    ...(isConsult(monto)
      ? {}
      : { ...amount, priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitText } }),
  };
}
