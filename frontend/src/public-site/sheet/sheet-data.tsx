import type { ListingSheetAnswer } from '#common/wire/listings.js';
import { isConsult } from '#common/rules/prices.js';
import { paths } from '../../app/paths.js';
import { useSite } from '../../app/site-context.js';
import { StructuredData } from '../../features/page-head/page-head.js';

/** The listing for search engines. */
export function SheetData({ answer: { inmueble, imagenes } }: { answer: ListingSheetAnswer }) {
  const { url } = useSite();
  const { precio_venta: amount, moneda_venta: currency } = inmueble;
  const offer =
    amount !== null && currency !== null && !isConsult(amount)
      ? {
          offers: {
            '@type': 'Offer',
            price: amount,
            priceCurrency: currency,
            availability: 'https://schema.org/InStock',
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
