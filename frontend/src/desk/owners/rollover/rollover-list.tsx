import { useQuery } from '@tanstack/react-query';
import { listRollovers, type RolloverWire } from '#common/owners/renewal/rollover-calls.js';
import { freshQuery } from '../../data/fresh-query.js';
import { Card } from '../../../ui/card.js';
import { TextLink } from '../../../ui/link.js';
import { ErrorState, Skeleton } from '../../../ui/states.js';
import { loadErrorText } from '../../data/admin-api.js';
import { dayText } from '../../../app/moment-text.js';
import { RolloverCountsText, RolloverStatus, termsText } from './rollover-parts.js';
import { rolloverPath } from './rollover-paths.js';

/** Earlier roll-overs, newest first. */
export function RolloverList() {
  const { data, error, isFetching, refetch } = useQuery(freshQuery(listRollovers));
  return (
    <section aria-labelledby="renovaciones" aria-busy={!data && !error}>
      <h2 id="renovaciones" className="mb-3 text-xl">
        Renovaciones
      </h2>
      {error && <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton className="h-32 rounded-card" />}
      {data?.renovaciones.length === 0 && (
        <p className="text-ink-muted">Todavía no se propusieron precios para una temporada.</p>
      )}
      <ul className="flex flex-col gap-3">
        {data?.renovaciones.map((rollover) => (
          <li key={rollover.idRenovacion}>
            <RolloverCard rollover={rollover} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function RolloverCard({ rollover }: { rollover: RolloverWire }) {
  return (
    <Card className="flex flex-col gap-1 p-4">
      <p className="flex flex-wrap items-center gap-3">
        <TextLink to={rolloverPath(rollover.idRenovacion)}>
          {termsText(rollover)}, del {dayText(rollover.fecha)}
        </TextLink>
        <RolloverStatus rollover={rollover} />
      </p>
      <RolloverCountsText rollover={rollover} />
    </Card>
  );
}
