import type { ListingSheetAnswer } from '#common/wire/listings.js';
import { paths } from '../../app/paths.js';
import { useSite } from '../../app/site-context.js';
import { StructuredData } from '../../features/page-head/page-head.js';

/** Structured data of the listing. */
export function SheetData({ answer: { inmueble, imagenes, precioGuia } }: { answer: ListingSheetAnswer }) {
  const { url } = useSite();
  const { precio, moneda, precioPor, precioEstado } = precioGuia;
  const offer =
    precioEstado === 'libre'
      ? {
          offers: {
            '@type': 'Offer',
            price: precio,
            priceCurrency: moneda,
            availability: 'https://schema.org/InStock',
            ...(precioPor
              ? {
                  priceSpecification: {
                    '@type': 'UnitPriceSpecification',
                    price: precio,
                    priceCurrency: moneda,
                    unitText: precioPor,
                  },
                }
              : {}),
          },
        }
      : {};
  return (
    <StructuredData
      data={{
        '@type': 'RealEstateListing',
        name: inmueble.title,
        description: inmueble.observaciones,
        url: new URL(paths.sheet(inmueble.codigo), url).href,
        datePosted: inmueble.fechaPublicacion,
        image: imagenes.map((image) => new URL(image.url, url).href),
        contentLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            streetAddress: `${inmueble.inmueble_calle} ${inmueble.inmueble_numero}`.trim(),
            addressLocality: inmueble.inmueble_localidad,
            addressRegion: inmueble.inmueble_provincia,
            addressCountry: inmueble.inmueble_pais,
          },
        },
        ...offer,
      }}
    />
  );
}
