import { IconMap2 } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { MAP_MESSAGES } from '#common/search/map/map-messages.js';
import { early } from '../../app/early.js';
import { savesData } from '../../app/saves-data.js';
import { Button } from '../../ui/button.js';
import { cx } from '../../ui/classes.js';
import { ErrorBoundary } from '../../ui/error-boundary.js';
import { ErrorState } from '../../ui/states.js';
import { useNear } from '../../ui/use-near.js';
import type { ListingMapProps } from './listing-map.js';
import type { WindowMapProps } from './window-map.js';

interface LazyMapFrameProps<P> {
  load: () => Promise<{ default: ComponentType<P> }>;
  map: P;
  className?: string | undefined;
  /** The visitor has asked for the map. */
  wanted?: boolean | undefined;
}

const loadListingMap = () => import('./listing-map.js');
const loadWindowMap = () => import('./window-map.js');

/** A map of a few listings. */
export function LazyMap({ className, ...map }: ListingMapProps & { className?: string }) {
  return <LazyMapFrame load={loadListingMap} map={map} className={className} />;
}

/** A map of any number of listings, grouped where they are dense. */
export function LazyWindowMap({ className, ...map }: WindowMapProps & { className?: string }) {
  return <LazyMapFrame load={loadWindowMap} map={map} className={className} />;
}

/**
 * A map that is loaded when it is close to the viewport, with an error state; on devices that save data, when the visitor asks for it. Its
 * size is reserved.
 */
export function LazyMapFrame<P extends object>({ load, map, className, wanted }: LazyMapFrameProps<P>) {
  const [asked, setAsked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  // `near` is false on the server, which has no navigator, so `savesData` is not called there.
  const isHeldBack = near && !wanted && !asked && savesData();
  return (
    <div
      ref={frame}
      {...early('near')}
      className={cx('relative overflow-hidden rounded-card bg-primary-tint', className)}
    >
      <ErrorBoundary
        fallback={({ error, retry }) => (
          <ErrorState
            title={MAP_MESSAGES.initFailed(error instanceof Error ? error.message : '')}
            onRetry={retry}
            className="h-full rounded-none"
          />
        )}
      >
        {isHeldBack && <AskForMap onAsk={() => setAsked(true)} />}
        {near && !isHeldBack && <LoadedMap load={load} map={map} />}
        {!near && <Waiting />}
      </ErrorBoundary>
    </div>
  );
}

function LoadedMap<P extends object>({ load, map }: LazyMapFrameProps<P>) {
  const [attempt, setAttempt] = useState(0);
  const [Map, setMap] = useState<ComponentType<P>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (module) => isCurrent && setMap(() => module.default),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, load]);
  if (Map) return <Map {...map} />;
  if (!failed) return <Waiting />;
  const retry = (): void => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return <ErrorState title={MAP_MESSAGES.libraryFailed} onRetry={retry} className="h-full rounded-none" />;
}

function AskForMap({ onAsk }: { onAsk: () => void }) {
  return (
    <div className="flex size-full items-center justify-center">
      <Button variant="secondary" onClick={onAsk}>
        {MAP_MESSAGES.showMap}
      </Button>
    </div>
  );
}

function Waiting() {
  return (
    <div className="flex size-full items-center justify-center text-primary">
      <IconMap2 aria-hidden="true" className="size-12 opacity-50" />
    </div>
  );
}
