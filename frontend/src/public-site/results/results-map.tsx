import type { MapArea } from '#common/vocabulary/places.js';
import { IconList, IconMap2, IconSearch, IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MAP_MESSAGES } from '#common/messages/listings.js';
import type { SearchFilters } from '#common/rules/search-filters.js';
import { counted } from '#common/rules/text.js';
import type { MapOverviewAnswer } from '#common/wire/map.js';
import { readError } from '../../app/api.js';
import { LazyWindowMap } from '../../features/listing-map/lazy-map.js';
import { mapQueries } from '../../features/listing-map/map-queries.js';
import { MAP_ID } from '../../features/listing-map/show-map-button.js';
import { mapSearch } from '../../features/search/search-address.js';
import type { SetFilters } from '../../features/search/use-search-draft.js';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/classes.js';
import { ErrorState } from '../../ui/states.js';
import { useMedia } from '../../ui/use-media.js';

interface ResultsMapProps {
  filters: SearchFilters;
  set: SetFilters;
  pointed: string | null;
}

/** Results on the map: beside the list on wide screens, over the whole window on narrow ones. */
export function ResultsMap({ filters, set, pointed }: ResultsMapProps) {
  const [isFull, setIsFull] = useState(false);
  const isWide = useMedia('(width >= 1024px)');
  useEscape(isFull, () => setIsFull(false));
  return (
    <>
      <section
        id={MAP_ID}
        aria-labelledby="titulo-mapa"
        className={cx(
          isFull ? 'fixed inset-0 z-40 bg-surface' : 'narrow:hidden noscript:hidden',
          'wide:sticky wide:top-20',
        )}
      >
        <h2 id="titulo-mapa" className="sr-only">
          En el mapa
        </h2>
        <FoundOnMap {...{ filters, set, pointed, isFull }} isShown={isFull || isWide} />
      </section>
      <Button
        aria-pressed={isFull}
        onClick={() => setIsFull(!isFull)}
        icon={
          isFull ? (
            <IconList aria-hidden="true" className="size-5" />
          ) : (
            <IconMap2 aria-hidden="true" className="size-5" />
          )
        }
        className="fixed bottom-4 left-1/2 z-50 -translate-x-1/2 rounded-full shadow-dialog noscript:hidden wide:hidden"
      >
        {isFull ? 'Ver lista' : MAP_MESSAGES.showMap}
      </Button>
    </>
  );
}

interface FoundOnMapProps extends ResultsMapProps {
  isFull: boolean;
  isShown: boolean;
}

function FoundOnMap({ filters, set, pointed, isFull, isShown }: FoundOnMapProps) {
  const search = mapSearch(filters);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...mapQueries.overview(search),
    enabled: isShown,
    placeholderData: keepPreviousData,
  });
  const [moved, setMoved] = useState<MapArea | null>(null);
  const { area } = filters;
  const size = isFull ? 'h-dvh' : 'h-[calc(100dvh-6rem)]';
  if (error && !data && !isFetching) {
    const text = readError(error).message || MAP_MESSAGES.failed;
    return <ErrorState title={text} onRetry={() => void refetch()} className={cx(size, 'justify-center')} />;
  }
  const searchIn = (next: MapArea | null): void => {
    setMoved(null);
    set({ area: next }, 0);
  };
  return (
    <div className={cx('relative transition-opacity', isPlaceholderData && 'opacity-60')}>
      <LazyWindowMap
        label="Mapa de los resultados"
        wanted={isFull}
        search={search}
        pointed={pointed}
        start={
          area
            ? { kind: 'area', area }
            : { kind: 'found', area: isPlaceholderData ? undefined : foundIn(data) }
        }
        onMove={setMoved}
        className={cx(size, isFull && 'rounded-none')}
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

/** Escape closes the full-window map, and the page below does not scroll. */
function useEscape(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    const { overflow } = document.body.style;
    document.body.style.overflow = 'hidden';
    window.addEventListener('keydown', onKey);
    return () => {
      document.body.style.overflow = overflow;
      window.removeEventListener('keydown', onKey);
    };
  });
}
