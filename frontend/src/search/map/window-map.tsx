import './map.css';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { MAP_NOTICES_MESSAGES } from '#common/search/map/map-notices-messages.js';
import type { MapArea } from '#common/kernel/places.js';
import type { MapPlaceWire } from '#common/search/map/map-calls.js';
import { RetryButton } from '../../ui/retry-button.js';
import { TilesNotice } from './tiles-notice.js';
import type { MapSearchText } from './map-queries.js';
import { PlacePopup, type PlacePopupProps } from './place-popup.js';
import { useWindowMap, type MapStart } from './use-window-map.js';

export interface WindowMapProps extends Pick<PlacePopupProps, 'questionOf'> {
  label: string;
  /** Null shows nothing. */
  search: MapSearchText | null;
  start: MapStart;
  /** Listing under the pointer elsewhere on the page. */
  pointed?: string | null;
  /** Called with the visible area after each move. */
  onView?: (area: MapArea) => void;
  onMove?: (area: MapArea) => void;
}

/** A map of any number of listings, which requests the visible window from the server. Loaded only through LazyWindowMap. */
export default function WindowMap({
  label,
  search,
  start,
  pointed,
  questionOf,
  onView,
  onMove,
}: WindowMapProps) {
  const [picked, setPicked] = useState<{ place: MapPlaceWire; popup: HTMLElement }>();
  const { container, tilesFailed, isLoading, hasFailed, retry } = useWindowMap({
    search,
    start,
    pointed,
    onMove: (area) => onMove?.(area),
    onPick: (place, popup) => setPicked({ place, popup }),
    onView: (area) => onView?.(area),
  });
  return (
    <>
      <section ref={container} aria-label={label} className="size-full" />
      {tilesFailed && <TilesNotice>Los avisos están en su lugar.</TilesNotice>}
      {hasFailed ? <Failed onRetry={retry} /> : <Loading active={isLoading} />}
      {picked &&
        createPortal(
          <PlacePopup
            key={picked.place.codigos.join()}
            place={picked.place}
            search={search ?? ''}
            questionOf={questionOf}
          />,
          picked.popup,
        )}
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="absolute inset-x-3 top-24 z-[1] mx-auto flex w-fit items-center gap-3 rounded-field bg-warning-soft px-4 py-2 text-sm font-semibold text-warning shadow-lift"
    >
      {MAP_NOTICES_MESSAGES.windowFailed}
      <RetryButton size="sm" onRetry={onRetry} />
    </div>
  );
}

/** Delay before a loading text is shown. */
const LOADING_TEXT_DELAY_MS = 400;

function Loading({ active }: { active: boolean }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setIsSlow(true), LOADING_TEXT_DELAY_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [active]);
  return (
    <output className="pointer-events-none absolute inset-x-3 top-24 z-[1] mx-auto w-fit rounded-full bg-surface px-3 py-1 text-sm font-semibold shadow-card empty:hidden">
      {isSlow && MAP_NOTICES_MESSAGES.windowLoading}
    </output>
  );
}
