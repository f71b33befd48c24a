import { IconSearch, IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAP_NOTICES_MESSAGES } from '#common/search/map/map-notices-messages.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { counted } from '#common/kernel/text.js';
import type { MapArea } from '#common/kernel/places.js';
import type { MapOverviewAnswer } from '#common/search/map/map-calls.js';
import { readError } from '../../app/api.js';
import { mapQueries } from '../../search/map/map-queries.js';
import WindowMap from '../../search/map/window-map.js';
import { mapSearch } from '../../search/search-address.js';
import { listingQuestion } from '../../search/listing-question.js';
import type { SetFilters } from '../../search/use-search-draft.js';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/classes.js';
import { ErrorState } from '../../ui/states.js';

export interface FoundOnMapProps {
  filters: SearchFilters;
  set: SetFilters;
  /** Listing under the pointer in the list. */
  pointed: string | null;
  /** The map covers the window. */
  isFull: boolean;
  /** Nothing is requested for a hidden map. */
  isShown: boolean;
}

/** The found listings on a map, with a search in the visible area. Loaded only through LazyMapFrame. */
export default function FoundOnMap({ filters, set, pointed, isFull, isShown }: FoundOnMapProps) {
  const search = mapSearch(filters);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...mapQueries.overview(search),
    enabled: isShown,
    placeholderData: keepPreviousData,
  });
  const [moved, setMoved] = useState<MapArea | null>(null);
  const { area } = filters;
  if (error && !data && !isFetching) {
    const text = readError(error).message || MAP_NOTICES_MESSAGES.failed;
    return (
      <ErrorState
        title={text}
        onRetry={() => void refetch()}
        className="h-full justify-center rounded-none"
      />
    );
  }
  const searchIn = (next: MapArea | null): void => {
    setMoved(null);
    set({ area: next }, 0);
  };
  return (
    <div className={cx('size-full transition-opacity', isPlaceholderData && 'opacity-60')}>
      <WindowMap
        label="Mapa de los resultados"
        search={search}
        pointed={pointed}
        questionOf={(listing) => listingQuestion(filters, listing)}
        start={
          area
            ? { kind: 'area', area }
            : { kind: 'found', area: isPlaceholderData ? undefined : foundIn(data) }
        }
        onMove={setMoved}
      />
      <div
        className={cx(
          'pointer-events-none absolute inset-x-0 z-10 flex flex-col items-center gap-2 px-14',
          isFull ? 'bottom-20' : 'bottom-8',
        )}
      >
        {moved && (
          <Button
            size="sm"
            onClick={() => searchIn(moved)}
            icon={<IconSearch aria-hidden="true" className="size-4" />}
            className="pointer-events-auto rounded-full shadow-dialog"
          >
            Buscar en esta zona
          </Button>
        )}
        {area && !moved && (
          <Button
            size="sm"
            variant="secondary"
            onClick={() => searchIn(null)}
            icon={<IconX aria-hidden="true" className="size-4" />}
            className="pointer-events-auto rounded-full shadow-dialog"
          >
            Quitar la zona
          </Button>
        )}
        <output className="rounded-full bg-surface px-3 py-1 text-sm font-semibold shadow-card">
          {data ? `${counted(data.total, 'aviso')} en el mapa` : 'Cargando el mapa…'}
        </output>
      </div>
    </div>
  );
}

/** Extent of the results; undefined until known. */
function foundIn(data: MapOverviewAnswer | undefined): MapArea | null | undefined {
  if (!data?.limites) return data && null;
  const { sur: south, oeste: west, norte: north, este: east } = data.limites;
  return { south, west, north, east };
}
