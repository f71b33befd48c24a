import { useQuery } from '@tanstack/react-query';
import { AVERAGES_MESSAGES } from '#common/pricing/averages/average-messages.js';
import type { Currency } from '#common/kernel/currencies.js';
import { propertyType } from '#common/listings/property-types.js';
import { areaAverages } from '#common/search/landings/landing-calls.js';
import { counted } from '#common/kernel/text.js';
import { apiQuery } from '../../app/queries.js';
import { perMetreText } from '#common/listings/attributes/price-per-area-text.js';
import { ErrorState, Skeleton } from '../../ui/states.js';

export const areaAveragesQuery = () => apiQuery(areaAverages);

/** Average prices per square metre of sales, by town and type, then by zone and type. */
export function AreaAverages({ currency }: { currency: Currency }) {
  const { data, error, isFetching, refetch } = useQuery(areaAveragesQuery());
  if (!data && error && !isFetching)
    return (
      <ErrorState
        title={AVERAGES_MESSAGES.failed}
        retryLabel={AVERAGES_MESSAGES.retry}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-64 rounded-card" />;
  const rows = data.promedios.filter(({ moneda }) => moneda === currency);
  return (
    <section aria-labelledby="promedios-m2" className="rounded-card bg-surface pb-2 shadow-card">
      <h2 id="promedios-m2" className="px-5 pb-2 pt-4 text-xl">
        Precio por m² de las ventas
      </h2>
      <p className="px-5 pb-3 text-ink-soft">
        Por m² cubierto; en terrenos y campos, por m² total. Con cinco avisos o más.
      </p>
      {rows.length === 0 ? (
        <p className="px-5 pb-3 text-ink-muted">{AVERAGES_MESSAGES.empty}</p>
      ) : (
        <dl>
          {rows.map(({ ciudad, barrio, idTipoVivienda, promedio, moneda, avisos }) => (
            <div
              key={`${ciudad} ${barrio} ${idTipoVivienda}`}
              className="flex items-baseline justify-between gap-4 border-t border-line px-5 py-2"
            >
              <dt className="font-semibold">
                {propertyType(idTipoVivienda).plural} en {barrio ? `${barrio}, ${ciudad}` : ciudad}
              </dt>
              <dd className="text-right">
                <span className="price-figures whitespace-nowrap font-semibold">
                  {perMetreText(promedio, moneda)}
                </span>
                <span className="block whitespace-nowrap text-sm text-ink-muted">
                  {counted(avisos, 'aviso')}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
