import { lazy, Suspense, useState, type FormEvent } from 'react';
import { SEARCH_TOWNS, TOWNS_IN_WORDS } from '#common/kernel/places.js';
import { ServerMarkup } from '../../app/markup/server-markup.js';
import { paths } from '../../app/paths.js';
import { loadOptional, type Prepare } from '../../app/navigation/route-services.js';
import { useSite } from '../../app/site-context.js';
import { listingQueries } from '../../search/cards/listing-queries.js';
import { PageHead } from '../page/page-head.js';
import { siteData } from '../page/structured-page.js';
import { StructuredData } from '../page/structured-data.js';
import { Card } from '../../ui/card.js';
import { QuickSearch } from '../../search/conditions/quick-search.js';
import { CodeBox } from '../../search/code-box.js';
import { ShowMapButton } from '../../search/map/show-map-button.js';
import { useIsHydrated } from '../../ui/use-is-hydrated.js';
import { SceneHeader } from '../frame/scene-header.js';
import { FeaturedSection } from './featured-section.js';
import { HomeMap } from './home-map.js';
import { Latest } from './latest.js';
import { PublishBand, Reasons } from './reasons.js';

export const prepare: Prepare = (services) =>
  Promise.all([
    loadOptional(services, listingQueries.latest('alquiler')),
    loadOptional(services, listingQueries.latest('venta')),
    loadOptional(services, listingQueries.featured('alquiler')),
    loadOptional(services, listingQueries.featured('venta')),
    loadOptional(services, listingQueries.codes()),
  ]);

const LateSentenceForm = lazy(async () => ({
  default: (await import('../../search/sentence/sentence-form.js')).SentenceForm,
}));

const SEARCH_ID = 'busqueda-rapida';
const DESCRIPTION = `Casas y departamentos en alquiler y venta en ${TOWNS_IN_WORDS}, directo con sus dueños: sin comisiones ni intermediarios.`;

/** Home page: search, then latest and featured listings. */
export function Screen() {
  const site = useSite();
  return (
    <>
      <PageHead
        title="Alquileres y ventas directo con sus dueños"
        description={DESCRIPTION}
        path={paths.home}
      />
      <StructuredData data={import.meta.env.SSR ? siteData(site) : undefined} />
      <SceneHeader tall>
        <p className="mb-2 font-semibold text-accent-sun">{SEARCH_TOWNS.join(' · ')}</p>
        <h1 className="max-w-2xl text-3xl tablet:text-4xl wide:text-5xl">
          Tu lugar en la costa, directo con su dueño
        </h1>
        <p className="mt-3 max-w-xl text-lg">Alquileres y ventas sin comisiones ni intermediarios.</p>
      </SceneHeader>
      <div id={SEARCH_ID} className="page-width relative z-10 -mt-20 flex flex-col gap-4 wide:-mt-24">
        <Card className="p-4 text-ink tablet:p-6" onInput={(event) => void suggest(event)}>
          <SentenceBox />
        </Card>
        <QuickSearch />
      </div>
      <FeaturedSection operation="alquiler" title="Alquileres destacados" />
      <FeaturedSection operation="venta" title="Ventas destacadas" />
      <Reasons />
      <Latest />
      <div className="page-width grid items-stretch gap-6 pb-16 wide:grid-cols-[2fr_1fr]">
        <PublishBand />
        <CodeBox className="flex flex-col justify-center" />
      </div>
      <HomeMap />
      <ShowMapButton unlessOver={SEARCH_ID} />
    </>
  );
}

/** Loads and shows suggestions while a sentence is typed. */
async function suggest({ target }: FormEvent): Promise<void> {
  const { suggestSentences } = await import('../../search/sentence/sentence-suggestions.js');
  if (target instanceof HTMLInputElement) suggestSentences(target);
}

/** The form of a sentence: the server's markup; after a navigation in the browser it is loaded. */
function SentenceBox() {
  // False for as long as the markup that came with the page is shown.
  const [isNew] = useState(useIsHydrated());
  return isNew ? (
    <Suspense>
      <LateSentenceForm />
    </Suspense>
  ) : (
    <ServerMarkup of="frase" render={({ SentenceForm }) => <SentenceForm />} />
  );
}
