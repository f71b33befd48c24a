import { Suspense, lazy, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { MAP_MESSAGES } from '#common/messages/listings.js';
import { MAP_ID } from '../../features/listing-map/show-map-button.js';
import { NoMap } from '../../features/listing-map/no-map.js';
import { paths } from '../../app/paths.js';
import { TextLink } from '../../ui/link.js';
import { ErrorState } from '../../ui/states.js';
import { useNear } from '../../ui/use-near.js';

const AllListingsMap = lazy(async () => {
  const { AllListingsMap: Map } = await import('../../features/all-listings-map/all-listings-map.js');
  return { default: Map };
});

/** All listings on a map; asked for only when it comes near, since most visits do not reach it. */
export function HomeMap() {
  const section = useRef<HTMLElement>(null);
  const near = useNear(section);
  return (
    <section ref={section} id={MAP_ID} aria-labelledby="titulo-mapa" className="bg-band py-12 wide:py-16">
      <div className="page-width min-h-[40rem] noscript:min-h-0">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="titulo-mapa" className="text-2xl wide:text-3xl">
            Todos los avisos en el mapa
          </h2>
          <TextLink to={paths.advancedSearch('mapa')} className="inline-flex min-h-11 items-center">
            Abrir el mapa
          </TextLink>
        </div>
        <NoMap />
        <ErrorBoundary fallback={<ErrorState title={MAP_MESSAGES.libraryFailed} />}>
          <Suspense>{near && <AllListingsMap />}</Suspense>
        </ErrorBoundary>
      </div>
    </section>
  );
}
