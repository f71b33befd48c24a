import { useQuery } from '@tanstack/react-query';
import { viewAlertCounts } from '#common/inquiries/alerts/alert-calls.js';
import { apiQuery } from '../../app/queries.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { statisticsErrorText } from './statistics-queries.js';
import { Panel } from './statistics-panel.js';
import { searchLabel } from './search-label.js';
import { ShareTable } from './share-table.js';

/** Searches with the most alerts: what visitors wait for. */
export function AlertCountsPanel() {
  const { data, error, isFetching, refetch } = useQuery(apiQuery(viewAlertCounts));
  return (
    <Panel title="Qué esperan los visitantes">
      {error && (
        <ErrorState title={statisticsErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Skeleton className="h-40" />}
      {!error && data && (
        <ShareTable
          caption="Búsquedas con más alertas"
          what="Búsqueda"
          tone="success"
          shares={data.demanda.map(({ busqueda, cantidad }) => ({
            key: busqueda,
            label: searchLabel(busqueda),
            count: cantidad,
          }))}
        />
      )}
    </Panel>
  );
}
