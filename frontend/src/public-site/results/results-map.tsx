import type { MapArea } from '#common/vocabulary/places.js';
import { IconList, IconMap2, IconSearch, IconX } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { MAP_MESSAGES } from '#common/messages/listings.js';
import type { SearchFilters } from '#common/rules/search-filters.js';
import { counted } from '#common/rules/text.js';
import type { MapAnswer } from '#common/wire/listings.js';
import { readError } from '../../app/api.js';
import { apiQuery } from '../../app/queries.js';
import { LazyClusterMap } from '../../features/listing-map/lazy-map.js';
import { MAP_ID } from '../../features/listing-map/show-map-button.js';
import { mapCall } from '../../features/search/search-address.js';
import type { SetFilters } from '../../features/search/use-search-draft.js';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/classes.js';
import { ErrorState } from '../../ui/states.js';

interface ResultsMapProps {
  filters: SearchFilters;
  set: SetFilters;
  pointed: string | null;
}

/** All results on the map: beside the list on wide screens, over the whole window on narrow ones. */
export function ResultsMap({ filters, set, pointed }: ResultsMapProps) {
  const [isFull, setIsFull] = useState(false);
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
        <FoundOnMap {...{ filters, set, pointed }} isFull={isFull} />
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

function FoundOnMap({ filters, set, pointed, isFull }: ResultsMapProps & { isFull: boolean }) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...apiQuery<MapAnswer>(mapCall(filters)),
    placeholderData: keepPreviousData,
  });
  const [moved, setMoved] = useState<MapArea | null>(null);
  const points = useMemo(() => data?.inmuebles ?? [], [data]);
  const { area } = filters;
  const size = isFull ? 'h-dvh' : 'h-[calc(100dvh-6rem)]';
  if (error && !data && !isFetching) {
    const text = readError(error).message || MAP_MESSAGES.failed;
    return <ErrorState title={text} onRetry={() => void refetch()} className={cx(size, 'justify-center')} />;
  }
  const search = (next: MapArea | null): void => {
    setMoved(null);
    set({ area: next }, 0);
  };
  return (
    <div className={cx('relative transition-opacity', isPlaceholderData && 'opacity-60')}>
      <LazyClusterMap
        label="Mapa de los resultados"
        points={points}
        pointed={pointed}
        start={area ? { kind: 'area', area } : { kind: 'points' }}
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
            onClick={() => search(moved)}
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
            onClick={() => search(null)}
            icon={<IconX aria-hidden="true" className="size-4" />}
            className="pointer-events-auto rounded-full shadow-dialog"
          >
            Quitar la zona
          </Button>
        )}
        <output className="rounded-full bg-surface px-3 py-1 text-sm font-semibold shadow-card">
          {data ? `${counted(points.length, 'aviso')} en el mapa` : 'Cargando el mapa…'}
        </output>
      </div>
    </div>
  );
}

/** Escape closes what covers the window, and the page below does not scroll meanwhile. */
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
