import { attributesOnWire } from '#common/listings/attributes/attribute-values.js';
import { verificationText } from '#common/listings/verification.js';
import { conditionRows } from '#common/listings/conditions/condition-rows.js';
import { formatAddress } from '#common/listings/location/address.js';
import { metresToSea } from '#common/listings/location/coast-distance.js';
import { hidePhone } from '#common/kernel/forms/phone.js';
import { maskEmail } from '#common/kernel/forms/email.js';
import { pricePerMetre, toCents } from '#common/listings/attributes/price-per-area.js';
import { pricePerAreaText } from '#common/listings/attributes/price-per-area-text.js';
import { rentTable } from '#common/pricing/prices.js';
import { OPERATIONS } from '#common/kernel/operations.js';
import { fraction, period } from '#common/pricing/periods.js';
import { propertyTypeRecord } from '#common/listings/property-types.js';
import { cardPath } from '#common/site/share-card.js';
import { excerpt } from '#common/kernel/text.js';
import type {
  AreaComparisonWire,
  ListingSheetAnswer,
  ListingSheetWire,
  PriceComparisonWire,
} from '#common/search/sheet/sheet-calls.js';
import { presentAmenity } from '../../listings/amenities/public.js';
import { rentalPrices, type ComparedPrice } from '../../pricing/public.js';
import type { ComparedArea } from '../landings/area-averages.js';
import type { ListingSheetFacts } from './listing-sheet.js';
import { presentCounters } from '../cards/card.presenter.js';
import { presentStay } from '../cards/stay.presenter.js';
import { titleOf, presentImage, presentPrice, publicLocation } from '../../listings/public.js';
import { presentLead } from '../../listings/rows/public.js';

const DESCRIPTION_LENGTH = 160;

/** The public sheet; `images` contains only public photos. Fields are listed explicitly, so that a spread cannot leak private ones. */
export function presentSheet(parts: ListingSheetFacts): ListingSheetAnswer {
  return {
    success: true,
    inmueble: presentProperty(parts),
    tarjeta: parts.cardVersion && cardPath({ code: parts.listing.code!, version: parts.cardVersion }),
    imagenes: parts.images.map(presentImage),
    servicios: parts.amenities.map(presentAmenity),
    precios: parts.prices.map((price) => ({ ...presentPrice(price), marcado: price.marked })),
    tablaPrecios: rentTable(rentalPrices(parts.prices).map((row) => ({ ...row, taken: row.rented }))),
    tablaCondiciones: conditionRows(parts.listing.conditions).map(({ label, text }) => ({
      titulo: label,
      texto: text,
    })),
    estadisticas: presentCounters(parts.counters),
    precioGuia: presentLead(parts.lead),
    estadia: parts.stay && presentStay(parts.stay, parts.listing),
    comparaciones: parts.comparisons.map(presentComparison),
    comparacionM2: parts.comparedArea && presentComparedArea(parts.comparedArea),
    respuestas: parts.answers,
  };
}

function presentProperty({ listing, prices, images, ...parts }: ListingSheetFacts): ListingSheetWire {
  const location = publicLocation(parts.location);
  const salePrice = listing.operation === 'sale' ? prices[0] : undefined;
  return {
    idInmuebles: listing.id,
    codigo: listing.code!,
    title: titleOf(listing, location),
    tipoVivienda: propertyTypeRecord(listing.propertyType),
    idTipoVivienda: listing.propertyType,
    tipoOperacion: OPERATIONS[listing.operation].name,
    description: excerpt(listing.notes, DESCRIPTION_LENGTH),
    observaciones: listing.notes,
    ...attributesOnWire(listing),
    condiciones: listing.conditions,
    telefono: hidePhone(listing.phone),
    email: maskEmail(listing.email),
    nombreBusiness: listing.businessName,
    nombreNegocio: listing.businessName,
    destacado: parts.isFeatured,
    pagado: parts.isPaid,
    verificado: parts.verification && verificationText(parts.verification),
    cantidadImagenes: images.length,
    mainImage: images[0] ? presentImage(images[0]).url : null,
    latitud: location.latitude,
    longitud: location.longitude,
    metrosAlMar: metresToSea(location),
    ubicacionAproximada: location.approximate,
    inmueble_pais: location.country,
    inmueble_provincia: location.province,
    inmueble_localidad: location.town,
    barrio: parts.zone,
    inmueble_calle: location.street,
    inmueble_numero: location.streetNumber,
    inmueble_piso: location.floor,
    inmueble_departamento: location.apartment,
    direccionCompleta: formatAddress(location),
    precio_venta: salePrice?.amount ?? null,
    moneda_venta: salePrice?.currency ?? null,
    precioM2: pricePerMetre(listing, salePrice ?? null),
    precioPorArea: pricePerAreaText(listing, salePrice ?? null),
    fechaPublicacion: listing.approvedAt!.toISOString(),
    confirmado: listing.availableAt?.toISOString() ?? null,
  };
}

function presentComparedArea({
  zone,
  average,
  currency,
  listings,
  difference,
}: ComparedArea): AreaComparisonWire {
  return {
    barrio: zone,
    promedio: toCents(average),
    moneda: currency,
    avisos: listings,
    diferencia: difference,
  };
}

function presentComparison(compared: ComparedPrice): PriceComparisonWire {
  return {
    periodo: period(compared.period).name,
    fraccion: fraction(compared.fraction).name,
    promedio: compared.average,
    moneda: compared.currency,
    avisos: compared.listings,
    diferencia: compared.difference,
  };
}
