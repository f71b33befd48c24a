import { useQuery } from '@tanstack/react-query';
import { viewOccupancy } from '#common/calls/today.js';
import { percentText } from '#common/rules/text.js';
import { FIRST_HALF, SECOND_HALF } from '#common/rules/season-calendar.js';
import { AVERAGED_PERIODS, fraction, period } from '#common/vocabulary/periods.js';
import { SEARCH_TOWNS } from '#common/vocabulary/places.js';
import type { OccupancyCell } from '#common/wire/today.js';
import { apiQuery } from '../../app/queries.js';
import { Card } from '../../ui/card.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { loadErrorText } from '../data/admin-api.js';

const HALVES = AVERAGED_PERIODS.flatMap((id) =>
  [FIRST_HALF, SECOND_HALF].map((half) => ({ month: period(id), half: fraction(half) })),
);

/** How much of the season is rented, by fortnight and town. */
export function SeasonOccupancy() {
  const { data, error, isFetching, refetch } = useQuery(apiQuery(viewOccupancy));
  if (error && !data)
    return <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 rounded-card" />;
  return (
    <Card className="p-5">
      <h3 className="text-base font-semibold">Ocupación de la temporada</h3>
      {data.celdas.length === 0 ? (
        <p className="mt-1 text-ink-muted">Ningún alquiler publicado tiene precio de diciembre a marzo.</p>
      ) : (
        <OccupancyTable cells={data.celdas} />
      )}
    </Card>
  );
}

function OccupancyTable({ cells }: { cells: readonly OccupancyCell[] }) {
  return (
    <table className="mt-3 w-full table-fixed border-collapse text-sm tabular-nums">
      <caption className="mb-2 text-left text-ink-muted">
        Parte de los alquileres publicados que ya está alquilada en cada quincena.
      </caption>
      <thead>
        <tr className="text-left">
          <th scope="col" className="pb-2 pr-2 font-semibold">
            Quincena
          </th>
          {SEARCH_TOWNS.map((town) => (
            <th key={town} scope="col" className="pb-2 pr-3 align-bottom font-semibold">
              {town}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {HALVES.map(({ month, half }) => (
          <tr key={`${month.id}-${half.id}`} className="border-t border-line">
            <th scope="row" className="py-2 pr-2 text-left font-normal">
              {half.label.replace(' quincena', '')} de {month.label.toLowerCase()}
            </th>
            {SEARCH_TOWNS.map((town) => (
              <td key={town} className="py-2 pr-3">
                <Share
                  cell={cells.find(
                    ({ localidad, periodo, fraccion }) =>
                      localidad === town && periodo === month.name && fraccion === half.name,
                  )}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Share({ cell }: { cell: OccupancyCell | undefined }) {
  if (!cell) return <span className="text-ink-muted">Sin avisos</span>;
  const part = cell.alquilados / cell.ofrecidos;
  return (
    <>
      <span className="font-semibold">{percentText(part)}</span>{' '}
      <span className="whitespace-nowrap text-ink-muted">
        {cell.alquilados.toLocaleString('es-AR')} de {cell.ofrecidos.toLocaleString('es-AR')}
      </span>
      <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="mt-1 h-1.5 w-full">
        <rect width="100" height="6" rx="3" className="fill-line" />
        <rect width={part * 100} height="6" rx="3" className="fill-primary" />
      </svg>
    </>
  );
}
