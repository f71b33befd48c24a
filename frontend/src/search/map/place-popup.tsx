import { IconChevronLeft, IconChevronRight, IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAP_NOTICES_MESSAGES } from '#common/search/map/map-notices-messages.js';
import { SHEET_MESSAGES } from '#common/search/sheet/sheet-messages.js';
import { numberText } from '#common/kernel/text.js';
import type { MapListingWire, MapPlaceWire } from '#common/search/map/map-calls.js';
import { readError } from '../../app/api.js';
import { IconButton } from '../../ui/button.js';
import { RetryButton } from '../../ui/retry-button.js';
import { Skeleton } from '../../ui/states.js';
import { mapQueries, type MapSearchText } from './map-queries.js';
import { PinPopup } from './pin-popup.js';

/** Number of listings fetched at once. */
const STEP = 20;

export interface PlacePopupProps {
  place: MapPlaceWire;
  search: MapSearchText;
  /** Query of the link to a sheet. */
  questionOf?: ((listing: MapListingWire) => string) | undefined;
}

/** Popup of a pin: one listing, or several to page through, fetched as needed. */
export function PlacePopup({ place: { codigos: codes, cantidad }, search, questionOf }: PlacePopupProps) {
  const [at, setAt] = useState(0);
  const first = at - (at % STEP);
  const { data, error, isFetching, refetch } = useQuery(
    mapQueries.listings(search, codes.slice(first, first + STEP)),
  );
  const point = data?.inmuebles.find(({ codigo }) => codigo === codes[at]);
  const turn = (by: number): void => setAt((at + by + codes.length) % codes.length);
  return (
    <div>
      {point && <PinPopup point={point} question={questionOf?.(point)} />}
      {data && !point && <p className="p-4">{SHEET_MESSAGES.goneTitle}</p>}
      {!data && (!error || isFetching) && <Loading />}
      {!data && error && !isFetching && (
        <div role="alert" className="flex flex-col items-start gap-2 p-4">
          <p>{readError(error).message || MAP_NOTICES_MESSAGES.failed}</p>
          <RetryButton size="sm" onRetry={() => void refetch()} icon={<RetryIcon />} />
        </div>
      )}
      {codes.length > 1 && (
        <div className="mx-4 mb-3 border-t border-line pt-1">
          <div className="flex items-center justify-between">
            <IconButton label="Aviso anterior" onClick={() => turn(-1)}>
              <IconChevronLeft aria-hidden="true" />
            </IconButton>
            <output className="text-sm font-semibold tabular-nums">
              {at + 1} de {codes.length}
            </output>
            <IconButton label="Aviso siguiente" onClick={() => turn(1)}>
              <IconChevronRight aria-hidden="true" />
            </IconButton>
          </div>
          {cantidad > codes.length && (
            <p className="text-center text-sm text-ink-muted">
              Los {codes.length} más nuevos de {numberText(cantidad)}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function RetryIcon() {
  return <IconRefresh aria-hidden="true" className="size-4" />;
}

function Loading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-2 p-4">
      <span className="sr-only">Cargando el aviso…</span>
      <Skeleton className="h-28" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-5" />
    </div>
  );
}
