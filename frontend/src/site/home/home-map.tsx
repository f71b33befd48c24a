import { LateListingsMap } from '../../search/all-listings-map/late-listings-map.js';
import { MAP_ID } from '../../search/map/map-id.js';
import { paths } from '../../app/paths.js';
import { TextLink } from '../../ui/link.js';

/** All listings on a map; loaded when it is close to the viewport, because most visits do not reach it. */
export function HomeMap() {
  return (
    <section id={MAP_ID} aria-labelledby="titulo-mapa" className="bg-band py-12 wide:py-16">
      <div className="page-width">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="titulo-mapa" className="text-2xl wide:text-3xl">
            Todos los avisos en el mapa
          </h2>
          <TextLink to={paths.advancedSearch('mapa')} className="inline-flex min-h-11 items-center">
            Abrir el mapa
          </TextLink>
        </div>
        <LateListingsMap />
      </div>
    </section>
  );
}
