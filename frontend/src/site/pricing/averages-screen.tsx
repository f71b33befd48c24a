import { useQuery } from '@tanstack/react-query';
import { AVERAGES_MESSAGES } from '#common/pricing/averages/average-messages.js';
import type { Currency } from '#common/kernel/currencies.js';
import { OPERATIONS } from '#common/kernel/operations.js';
import { useNavigate, useQueryParams } from '../../app/navigation/navigation-context.js';
import { useAddressDraft } from '../../app/navigation/use-address-draft.js';
import { dayText, hourText } from '../../app/moment-text.js';
import { paths } from '../../app/paths.js';
import { load, loadOptional, type Prepare } from '../../app/navigation/route-services.js';
import { listingQueries } from '../../search/cards/listing-queries.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { cx } from '../../ui/classes.js';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.js';
import { PlainPage } from '../page/plain-page.js';
import { AreaAverages, areaAveragesQuery } from './area-averages.js';
import { ZoneAverages, zoneAveragesQuery } from './zone-averages.js';
import { AverageTableCard } from './average-table-card.js';
import { AveragesControls } from '../../pricing/averages-controls.js';
import {
  AVERAGES_FLAGS,
  averageTables,
  averagesQuery,
  readView,
  type AveragesView,
} from '../../pricing/averages-data.js';

export const prepare: Prepare = async (services, { query }) => {
  const view = readView(query);
  await Promise.all([
    AVERAGES_FLAGS.enabled ? load(services, averagesQuery(view)) : undefined,
    view.operation === 'sale'
      ? loadOptional(services, areaAveragesQuery())
      : loadOptional(services, zoneAveragesQuery()),
    loadOptional(services, listingQueries.codes()),
  ]);
};

/** Average prices of rentals and sales. */
export function Screen() {
  return (
    <PlainPage
      title="Promedios de precios"
      lead="Cuánto se pide por un alquiler o una venta en la costa, según los avisos publicados: para poner tu precio, y para reconocer uno sospechoso."
      path={paths.averages}
    >
      {AVERAGES_FLAGS.enabled && !AVERAGES_FLAGS.comingSoon ? (
        <Report />
      ) : (
        <EmptyState title="Muy pronto vas a ver acá los promedios de precios." />
      )}
    </PlainPage>
  );
}

function addressOfView({ operation, type, currency }: AveragesView): string {
  const shown = new URLSearchParams({
    operacion: OPERATIONS[operation].name,
    tipo: String(type),
    moneda: currency,
  });
  return `${paths.averages}?${shown}`;
}

function Report() {
  const navigate = useNavigate();
  const view = readView(useQueryParams());
  const [chosen, change] = useAddressDraft(view, {
    addressOf: addressOfView,
    go: (address) => navigate(address, { replace: true, preventScrollReset: true }),
  });
  const choose = (next: Partial<AveragesView>): void => change((latest) => ({ ...latest, ...next }));
  const { data, isFetching } = useQuery(averagesQuery(view));
  const available = data?.monedas_disponibles.map(({ codigo }) => codigo);
  return (
    <>
      <Card className="mb-6 p-5 tablet:p-6">
        <AveragesControls view={chosen} available={available} choose={choose} />
      </Card>
      <div aria-busy={isFetching} className={cx('transition-opacity', data && isFetching && 'opacity-50')}>
        <Tables view={view} onCurrency={(currency) => choose({ currency })} />
      </div>
      <div className="mt-6 flex flex-col gap-3 tablet:gap-6">
        {view.operation === 'sale' ? <AreaAverages currency={view.currency} /> : <ZoneAverages view={view} />}
      </div>
    </>
  );
}

function Tables({ view, onCurrency }: { view: AveragesView; onCurrency: (currency: Currency) => void }) {
  const { data, error, isFetching, refetch } = useQuery(averagesQuery(view));
  if (!data && error && !isFetching) {
    return (
      <ErrorState
        title={AVERAGES_MESSAGES.failed}
        retryLabel={AVERAGES_MESSAGES.retry}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  const tables = averageTables(data, view);
  const other = data.monedas_disponibles.find(({ codigo }) => codigo !== view.currency)?.codigo;
  if (tables.length === 0) {
    return (
      <EmptyState title={AVERAGES_MESSAGES.empty}>
        {other && (
          <Button variant="secondary" onClick={() => onCurrency(other)}>
            Ver en {other === 'ARS' ? 'pesos' : 'dólares'}
          </Button>
        )}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-3 tablet:gap-6">
      {tables.map((table, index) => (
        <AverageTableCard key={table.title} table={table} view={view} open={index === 0} />
      ))}
      {data.timestamp && (
        <p className="text-sm text-ink-muted">
          Calculado el {dayText(data.timestamp)} a las {hourText(data.timestamp)} sobre los avisos activos.
          Los precios los pone cada dueño.
        </p>
      )}
    </div>
  );
}
