import { useQuery } from '@tanstack/react-query';
import { CAROUSEL_MESSAGES } from '#common/search/cards/card-messages.js';
import { OPERATIONS, operationFromName } from '#common/kernel/operations.js';
import { SEARCH_TOWNS, TOWNS_IN_WORDS } from '#common/kernel/places.js';
import { landingPages, type LandingWire } from '#common/search/landings/landing-calls.js';
import { apiQuery } from '../../../app/queries.js';
import { paths } from '../../../app/paths.js';
import { load, type Prepare } from '../../../app/navigation/route-services.js';
import { loadFilterNames } from '../../../search/filter-names.js';
import { LandingLinks } from './landing-links.js';
import { Fold } from '../../../ui/fold.js';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.js';
import { PlainPage } from '../../page/plain-page.js';

const query = () => apiQuery(landingPages);

export const prepare: Prepare = async (services) => {
  await Promise.all([load(services, query()), loadFilterNames(services)]);
};

/** Every search by town, type and season that finds something, with counts and prices. */
export function Screen() {
  return (
    <PlainPage
      title="Búsquedas por localidad y temporada"
      lead={`Cuántos avisos hay y entre qué precios, en ${TOWNS_IN_WORDS}.`}
      path={paths.landings}
    >
      <Landings />
    </PlainPage>
  );
}

function Landings() {
  const { data, error, isFetching, refetch } = useQuery(query());
  if (data && data.busquedas.length === 0) return <EmptyState title={CAROUSEL_MESSAGES.empty} />;
  if (data) return <Towns all={data.busquedas} />;
  if (error && !isFetching)
    return <ErrorState title="No pudimos cargar las búsquedas." onRetry={() => void refetch()} />;
  return (
    <>
      <output className="sr-only">{CAROUSEL_MESSAGES.loading}</output>
      <Skeleton className="h-80 rounded-card" />
    </>
  );
}

function Towns({ all }: { all: readonly LandingWire[] }) {
  const groups = SEARCH_TOWNS.flatMap((town) =>
    (['alquiler', 'venta'] as const).map((operation) => ({
      title: `${OPERATIONS[operationFromName(operation) ?? 'rental'].plural} en ${town}`,
      landings: all.filter(({ ciudad, operacion }) => ciudad === town && operacion === operation),
    })),
  ).filter(({ landings }) => landings.length > 0);
  return (
    <div className="flex flex-col gap-2">
      {groups.map(({ title, landings }, index) => (
        <Fold key={title} title={title} open={index === 0}>
          <LandingLinks landings={landings} />
        </Fold>
      ))}
    </div>
  );
}
