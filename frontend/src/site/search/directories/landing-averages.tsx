import { useQuery } from '@tanstack/react-query';
import { perMetreText } from '#common/listings/attributes/price-per-area-text.js';
import { propertyType } from '#common/listings/property-types.js';
import { partLabel } from '#common/pricing/periods.js';
import { formatPrice } from '#common/pricing/prices.js';
import type { LandingWire } from '#common/search/landings/landing-calls.js';
import { counted } from '#common/kernel/text.js';
import { areaAveragesQuery, zoneAveragesQuery } from './landings.js';

/** Average prices in the zone of a landing page; nothing where too few notices compare. Rendered only by the server. */
export function LandingAverages({ landing }: { landing: LandingWire }) {
  const { operacion, ciudad, barrio, idTipoVivienda } = landing;
  const rentals = useQuery(zoneAveragesQuery()).data?.promedios ?? [];
  const sales = useQuery(areaAveragesQuery()).data?.promedios ?? [];
  const lines =
    operacion === 'venta'
      ? sales.map((one) => ({ ...one, what: '', price: `${perMetreText(one.promedio, one.moneda)} por m²` }))
      : rentals.map((one) => ({
          ...one,
          what: `, ${partLabel(one.periodo, one.fraccion)}`,
          price: formatPrice(one.promedio, one.moneda),
        }));
  const own = lines.filter(
    (one) =>
      one.ciudad === ciudad &&
      one.barrio === barrio &&
      (idTipoVivienda === null || one.idTipoVivienda === idTipoVivienda),
  );
  if (own.length === 0) return null;
  return (
    <>
      <h2 className="text-xl">Precios promedio en {barrio}</h2>
      <dl className="grid gap-x-8 gap-y-1 tablet:grid-cols-2 wide:grid-cols-3">
        {own.map((one) => {
          const label = propertyType(one.idTipoVivienda).plural + one.what;
          return (
            <div key={`${label} ${one.moneda}`} className="flex justify-between gap-4">
              <dt>{label}</dt>
              <dd className="text-right">
                <span className="whitespace-nowrap font-semibold">{one.price}</span>{' '}
                <span className="whitespace-nowrap text-sm text-ink-muted">
                  ({counted(one.avisos, 'aviso')})
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
