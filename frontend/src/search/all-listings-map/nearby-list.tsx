import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAP_NOTICES_MESSAGES } from '#common/search/map/map-notices-messages.js';
import type { MapListingWire } from '#common/search/map/map-calls.js';
import { counted, dotted } from '#common/kernel/text.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { MapArea } from '#common/kernel/places.js';
import { paths } from '../../app/paths.js';
import { Button } from '../../ui/button.js';
import { RetryButton } from '../../ui/retry-button.js';
import { cx } from '../../ui/classes.js';
import { PriceTag } from '../../ui/price-tag.js';
import { Skeleton } from '../../ui/states.js';
import { cardPrice } from '../cards/card-price.js';
import { mapQueries, type MapSearchText } from '../map/map-queries.js';

interface NearbyListProps {
  search: MapSearchText | null;
  /** The area in view; undefined until it is known. */
  area: MapArea | undefined;
  isEmpty: boolean;
}

const NOWHERE: MapArea = { south: 0, west: 0, north: 0, east: 0 };

/** A text alternative to the map: a list of the listings in view. */
export function NearbyList({ search, area, isEmpty }: NearbyListProps) {
  const [count, setCount] = useState<number>(LIMITS.mapListStep);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...mapQueries.nearby(search ?? '', area ?? NOWHERE, count),
    enabled: search !== null && area !== undefined && !isEmpty,
    placeholderData: keepPreviousData,
  });
  const total = data?.total ?? 0;
  const listings = isEmpty ? [] : (data?.inmuebles ?? []);
  return (
    <section
      aria-label="Avisos en esta zona del mapa"
      className="flex max-h-[36rem] flex-col overflow-hidden rounded-card bg-surface shadow-card"
    >
      <h3 className="border-b border-line px-4 py-3 text-base">
        {isEmpty && MAP_NOTICES_MESSAGES.empty}
        {!isEmpty && (data ? `${counted(total, 'aviso')} en esta zona` : 'Avisos en esta zona')}
      </h3>
      <ul
        aria-busy={isFetching}
        className={cx(
          'overflow-y-auto overscroll-contain transition-opacity',
          isPlaceholderData && 'opacity-60',
        )}
      >
        {listings.map((listing) => (
          <NearbyRow key={listing.codigo} listing={listing} />
        ))}
        {!data && !isEmpty && !isError && <LoadingRows />}
        {isError && !isFetching && (
          <li role="alert" className="flex flex-col items-start gap-2 p-4">
            {MAP_NOTICES_MESSAGES.windowFailed}
            <RetryButton size="sm" onRetry={() => void refetch()} />
          </li>
        )}
        {!isEmpty && total > count && count < LIMITS.mapList && (
          <li className="p-3">
            <Button
              variant="secondary"
              wide
              busy={isPlaceholderData}
              onClick={() => setCount(count + LIMITS.mapListStep)}
            >
              Mostrar más
            </Button>
          </li>
        )}
        {!isEmpty && total > count && count >= LIMITS.mapList && (
          <li className="p-4 text-ink-muted">Acercá el mapa para ver los demás.</li>
        )}
      </ul>
    </section>
  );
}

function LoadingRows() {
  return [1, 2, 3].map((row) => (
    <li key={row} className="flex flex-col gap-2 border-b border-line px-4 py-3 last:border-0">
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-5 w-1/2" />
    </li>
  ));
}

function NearbyRow({ listing }: { listing: MapListingWire }) {
  const { rented: _, ...price } = cardPrice(listing);
  return (
    <li className="border-b border-line last:border-0">
      <a
        href={paths.sheet(listing.codigo)}
        target="_blank"
        rel="noopener"
        className="block px-4 py-3 -outline-offset-4 hover:bg-primary-soft"
      >
        <span className="block font-semibold text-primary">
          {listing.title}
          <span className="sr-only"> (se abre en otra pestaña)</span>
        </span>
        <PriceTag {...price} />
        <span className="block text-sm text-ink-muted">
          {dotted([
            listing.tipoOperacion === 'venta' ? 'Venta' : 'Alquiler',
            listing.medidas,
            listing.direccionCompleta,
          ])}
        </span>
      </a>
    </li>
  );
}
