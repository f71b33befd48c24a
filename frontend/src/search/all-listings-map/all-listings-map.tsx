import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BREAKPOINTS } from '#common/kernel/limits.js';
import { MIRAMAR_CENTRE, MIRAMAR_CENTRE_NARROW, type MapArea } from '#common/kernel/places.js';
import { ErrorState } from '../../ui/states.js';
import { useMedia } from '../../ui/use-media.js';
import { LazyWindowMap } from '../map/lazy-map.js';
import { mapQueries } from '../map/map-queries.js';
import { MapToggles } from './map-toggles.js';
import { EVERYTHING, searchOfView, type MapView } from './map-view.js';
import { mapFault } from './map-fault.js';
import { NearbyList } from './nearby-list.js';

/** All listings on a map, by operation and type, with a list of those in view. */
export function AllListingsMap() {
  const isNarrow = useMedia(`(width <= ${BREAKPOINTS.mapUntil}px)`);
  const [view, setView] = useState<MapView>(EVERYTHING);
  const [area, setArea] = useState<MapArea>();
  const search = searchOfView(view);
  const { data, error, isFetching, refetch } = useQuery({
    ...mapQueries.overview(search ?? ''),
    enabled: search !== null,
    placeholderData: keepPreviousData,
  });
  const total = search === null ? 0 : data?.total;
  if (!data && error && !isFetching) {
    return (
      <ErrorState
        title={mapFault(error)}
        onRetry={() => void refetch()}
        className="min-h-96 justify-center"
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <MapToggles view={view} onChange={setView} total={total} />
      <div className="grid gap-4 wide:grid-cols-[minmax(0,1fr)_22rem]">
        <LazyWindowMap
          label="Mapa de todos los avisos"
          search={search}
          start={{ kind: 'centre', centre: isNarrow ? MIRAMAR_CENTRE_NARROW : MIRAMAR_CENTRE }}
          onView={setArea}
          className="h-[65dvh] min-h-96 wide:h-[36rem]"
        />
        <NearbyList search={search} area={area} isEmpty={total === 0} />
      </div>
    </div>
  );
}
