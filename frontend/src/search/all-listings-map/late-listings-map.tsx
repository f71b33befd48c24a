import { Suspense, lazy, useRef } from 'react';
import { MAP_MESSAGES } from '#common/search/map/map-messages.js';
import { early } from '../../app/early.js';
import { ErrorBoundary } from '../../ui/error-boundary.js';
import { ErrorState } from '../../ui/states.js';
import { useNear } from '../../ui/use-near.js';
import { NoMap } from '../map/no-map.js';

const AllListingsMap = lazy(async () => {
  const { AllListingsMap: Map } = await import('./all-listings-map.js');
  return { default: Map };
});

/** The map of all listings, loaded only when it is close to the viewport. Its height is reserved. */
export function LateListingsMap() {
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  return (
    <>
      <NoMap />
      <div ref={frame} {...early('near')} className="min-h-[36rem] noscript:hidden">
        <ErrorBoundary fallback={() => <ErrorState title={MAP_MESSAGES.libraryFailed} />}>
          <Suspense>{near && <AllListingsMap />}</Suspense>
        </ErrorBoundary>
      </div>
    </>
  );
}
