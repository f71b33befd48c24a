import { useMemo } from 'react';
import type { ListingCardWire } from '#common/wire/listings.js';
import { LazyMap } from '../../features/listing-map/lazy-map.js';
import { toMapPoint } from '../../features/listing-map/map-points.js';
import { MAP_ID } from '../../features/listing-map/show-map-button.js';

interface ResultsMapProps {
  listings: readonly ListingCardWire[];
  pointed: string | null;
}

/** The listings of this page on the map: beside the list on wide screens, below it on narrow ones. */
export function ResultsMap({ listings, pointed }: ResultsMapProps) {
  const points = useMemo(() => listings.flatMap((listing) => toMapPoint(listing) ?? []), [listings]);
  if (points.length === 0) return null;
  return (
    <section id={MAP_ID} aria-labelledby="titulo-mapa" className="wide:sticky wide:top-20">
      <h2 id="titulo-mapa" className="mb-3 text-xl wide:sr-only">
        En el mapa
      </h2>
      <LazyMap
        label="Mapa de los resultados"
        points={points}
        pointed={pointed}
        className="h-[70dvh] wide:h-[calc(100dvh-6rem)]"
      />
    </section>
  );
}
