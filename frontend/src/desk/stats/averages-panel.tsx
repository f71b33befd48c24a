import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { STATISTICS_MESSAGES } from '#common/stats/statistics-messages.js';
import { AVERAGES_MESSAGES } from '#common/pricing/averages/average-messages.js';
import { isCurrency } from '#common/kernel/currencies.js';
import { AveragesControls } from '../../pricing/averages-controls.js';
import { averagesQuery, type AveragesView } from '../../pricing/averages-data.js';
import { cx } from '../../ui/classes.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { AverageTables } from './average-tables.js';
import { Panel } from './statistics-panel.js';

/** Average prices of rentals (back-office.md §2); the selection is in the URL. */
export function AveragesPanel() {
  const [params, setParams] = useSearchParams();
  const view = readView(params);
  const { data, error, isFetching, refetch } = useQuery({ ...averagesQuery(view), retryOnMount: true });
  const choose = (next: Partial<AveragesView>): void => {
    const { type, currency } = { ...view, ...next };
    setParams(
      (now) => {
        now.set('tipo', type);
        now.set('moneda', currency);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <Panel title="Precios promedio de alquileres">
      <AveragesControls
        rentalsOnly
        view={view}
        available={data?.monedas_disponibles.map(({ codigo }) => codigo)}
        choose={choose}
      />
      <div
        aria-busy={isFetching}
        className={cx('mt-5 transition-opacity duration-200', data && isFetching && 'opacity-60')}
      >
        {!data && !error && <Skeleton className="h-72 rounded-card" />}
        {!data && error && (
          <ErrorState title={STATISTICS_MESSAGES.badData} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {data && <AverageTables answer={data} view={view} emptyText={AVERAGES_MESSAGES.empty} />}
      </div>
    </Panel>
  );
}

/** Defaults: pesos and houses (back-office.md §9). */
function readView(params: URLSearchParams): AveragesView {
  const currency = params.get('moneda') ?? '';
  return {
    operation: 'rental',
    type: params.get('tipo') === 'departamento' ? 'departamento' : 'casa',
    currency: isCurrency(currency) ? currency : 'ARS',
  };
}
