import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { MAP_MESSAGES } from '#common/messages/listings.js';
import { BREAKPOINTS } from '#common/vocabulary/limits.js';
import { MIRAMAR_CENTRE, MIRAMAR_CENTRE_NARROW } from '#common/vocabulary/places.js';
import { NO_CONNECTION, readError } from '../../app/api.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { useMedia } from '../../ui/use-media.js';
import { listingQueries } from '../listing-card/listing-queries.js';
import { LazyClusterMap } from '../listing-map/lazy-map.js';
import type { MapPoint } from '../listing-map/map-points.js';
import { MapToggles } from './map-toggles.js';
import { EVERYTHING, shownOnMap, type MapView } from './map-view.js';
import { NearbyList } from './nearby-list.js';

/** Every listing on a map, by operation and type, with what is in sight as a list beside it. */
export function AllListingsMap() {
  const { data, error, isFetching, refetch } = useQuery(listingQueries.map());
  const isNarrow = useMedia(`(width <= ${BREAKPOINTS.mapUntil}px)`);
  const [view, setView] = useState<MapView>(EVERYTHING);
  const [seen, setSeen] = useState<readonly MapPoint[]>([]);
  const points = useMemo(() => shownOnMap(data?.inmuebles ?? [], view), [data, view]);
  if (!data && error && !isFetching) {
    return (
      <ErrorState title={faultOf(error)} onRetry={() => void refetch()} className="min-h-96 justify-center" />
    );
  }
  return (
    <div className="flex flex-col gap-4 noscript:hidden">
      <MapToggles view={view} onChange={setView} total={data && points.length} />
      <div className="grid gap-4 wide:grid-cols-[minmax(0,1fr)_22rem]">
        {data ? (
          <LazyClusterMap
            label="Mapa de todos los avisos"
            points={points}
            start={{ kind: 'centre', centre: isNarrow ? MIRAMAR_CENTRE_NARROW : MIRAMAR_CENTRE }}
            onView={setSeen}
            className="h-[65dvh] min-h-96 wide:h-[36rem]"
          />
        ) : (
          <Skeleton className="h-[65dvh] min-h-96 rounded-card wide:h-[36rem]" />
        )}
        <NearbyList points={seen} isEmpty={data !== undefined && points.length === 0} />
      </div>
    </div>
  );
}

function faultOf(error: Error): string {
  const { status, message } = readError(error);
  if (status === NO_CONNECTION) return MAP_MESSAGES.unreachable('revisá tu conexión a internet');
  return message || MAP_MESSAGES.http(status) || MAP_MESSAGES.failed;
}
