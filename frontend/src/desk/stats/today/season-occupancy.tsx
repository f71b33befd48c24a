import { useQuery } from '@tanstack/react-query';
import { viewOccupancy, type OccupancyCell } from '#common/stats/today-calls.js';
import { numberText, percentText } from '#common/kernel/text.js';
import { SEASON_HALVES, type SeasonHalf } from '#common/pricing/season/season-halves.js';
import { fraction, period } from '#common/pricing/periods.js';
import { SEARCH_TOWNS } from '#common/kernel/places.js';
import { apiQuery } from '../../../app/queries.js';
import { Card } from '../../../ui/card.js';
import { Link } from '../../../ui/link.js';
import { ErrorState, Skeleton } from '../../../ui/states.js';
import { adminPaths } from '../../admin-paths.js';
import { loadErrorText } from '../../data/admin-api.js';

/** Rented share of the season, by fortnight and town. */
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
        Parte de los alquileres publicados que ya está alquilada en cada quincena. Cada celda lleva a los que
        están libres.
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
        {SEASON_HALVES.map((half) => (
          <tr key={half.key} className="border-t border-line">
            <th scope="row" className="py-2 pr-2 text-left font-normal">
              {half.label.replace(' quincena', '')}
            </th>
            {SEARCH_TOWNS.map((town) => (
              <td key={town} className="pr-3">
                <Share
                  town={town}
                  half={half}
                  cell={cells.find(
                    ({ localidad, periodo, fraccion }) =>
                      localidad === town &&
                      periodo === period(half.period).name &&
                      fraccion === fraction(half.half).name,
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

const CELL = '-mx-1.5 block min-h-6 rounded-card px-1.5 py-2 hover:bg-primary-soft';

interface ShareProps {
  town: string;
  half: SeasonHalf;
  /** Undefined without offers. */
  cell: OccupancyCell | undefined;
}

/** Leads to the notices that are free in the half; without offers, to those without a price for it. */
function Share({ town, half, cell }: ShareProps) {
  const where = <span className="sr-only">{`${town}, ${half.label}: `}</span>;
  const address = { localidad: town, quincena: half.key };
  if (!cell)
    return (
      <Link to={listPath({ ...address, disponibilidad: 'sin-precio' })} className={CELL}>
        {where}
        <span className="text-ink-muted">Sin avisos</span>
        <span className="sr-only">. Ver los que no tienen precio</span>
      </Link>
    );
  const part = cell.alquilados / cell.ofrecidos;
  return (
    <Link to={listPath(address)} className={CELL}>
      {where}
      <span className="font-semibold text-primary underline decoration-primary/40 underline-offset-4">
        {percentText(part)}
      </span>{' '}
      <span className="whitespace-nowrap text-ink-muted">
        {numberText(cell.alquilados)} de {numberText(cell.ofrecidos)}
      </span>
      <span className="sr-only"> alquilados. Ver los libres</span>
      <svg aria-hidden="true" viewBox="0 0 100 6" preserveAspectRatio="none" className="mt-1 h-1.5 w-full">
        <rect width="100" height="6" rx="3" className="fill-line" />
        <rect width={part * 100} height="6" rx="3" className="fill-primary" />
      </svg>
    </Link>
  );
}

function listPath(filters: Readonly<Record<string, string>>): string {
  return `${adminPaths.active}?${new URLSearchParams(filters)}`;
}
