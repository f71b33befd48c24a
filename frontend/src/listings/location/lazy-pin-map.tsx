import { IconMap2 } from '@tabler/icons-react';
import { useEffect, useState, type ComponentType } from 'react';
import { PUBLICATION_MESSAGES } from '#common/listings/publication/publication-messages.js';
import { DISTANCES } from '#common/kernel/limits.js';
import { importWhenReachable } from '../../app/import-when-reachable.js';
import { cx } from '../../ui/classes.js';
import { ErrorBoundary } from '../../ui/error-boundary.js';
import { ErrorState } from '../../ui/states.js';
import type { PinMapProps } from './pin-map.js';

const importMap = () => importWhenReachable(() => import('./pin-map.js'));

/** Preloads the map before its step, so that it works if the network fails in between. */
export function preloadPinMap(): void {
  importMap().catch(() => undefined);
}

/** The map, loaded on demand, with an error state. Its size is reserved. */
export function LazyPinMap({ className, ...map }: PinMapProps & { className?: string }) {
  return (
    <div
      className={cx('relative isolate overflow-hidden rounded-card bg-primary-tint', className)}
      style={{ height: DISTANCES.publicationMapHeight }}
    >
      <ErrorBoundary fallback={({ retry }) => <Failed onRetry={retry} />}>
        <LoadedMap {...map} />
      </ErrorBoundary>
    </div>
  );
}

function LoadedMap(props: PinMapProps) {
  const [attempt, setAttempt] = useState(0);
  const [Map, setMap] = useState<ComponentType<PinMapProps>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    importMap().then(
      (module) => wanted && setMap(() => module.default),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);
  if (Map) return <Map {...props} />;
  const retry = (): void => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  if (failed) return <Failed onRetry={retry} />;
  return (
    <div className="flex size-full items-center justify-center text-primary">
      <IconMap2 aria-hidden="true" className="size-12 opacity-50" />
      <span className="sr-only">Cargando el mapa…</span>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState title={PUBLICATION_MESSAGES.mapFailed} onRetry={onRetry} className="h-full rounded-none" />
  );
}
