import { IconMap2 } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useRef, useState } from 'react';
import { withoutPastStay } from '#common/search/filters/stay.js';
import { searchListings } from '#common/search/query/search-calls.js';
import { MAP_MESSAGES } from '#common/search/map/map-messages.js';
import { isListedSearch, searchWords } from '#common/search/query/search-words.js';
import { counted } from '#common/kernel/text.js';
import { useIsMoving, useLocation, useNavigate } from '../../app/navigation/navigation-context.js';
import { paths } from '../../app/paths.js';
import { ServerMarkup } from '../../app/markup/server-markup.js';
import { ServerPartsContext } from '../../app/markup/server-parts.js';
import { useSite } from '../../app/site-context.js';
import { listQuery, searchQuery } from '../../app/queries.js';
import {
  Redirection,
  load,
  loadOptional,
  type Prepare,
  type RouteServices,
} from '../../app/navigation/route-services.js';
import { resultsData } from '../page/structured-page.js';
import { StructuredData } from '../page/structured-data.js';
import { PageHead } from '../page/page-head.js';
import { filterCounts, useFilterCounts } from '../../search/conditions/filter-counts.js';
import {
  readSearchAddress,
  searchParams,
  SENTENCE,
  writeSearchAddress,
  type SearchAddress,
} from '../../search/search-address.js';
import { loadedFilterNames, loadFilterNames, useFilterNames } from '../../search/filter-names.js';
import { useRememberSearch } from '../../search/remembered-search.js';
import { today } from '../../app/today.js';
import { useSearchDraft } from '../../search/use-search-draft.js';
import { latePart } from '../../app/late-part.js';
import { Button } from '../../ui/button.js';
import { FiltersDrawer, FiltersSide } from './filters-side.js';
import { ResultsHeader } from './results-header.js';
import { ResultsList } from './results-list.js';
import { ResultsMap } from './results-map.js';
import { SortSelect } from './sort-select.js';
import { TermSwitch } from './term-switch.js';
import { useResultsScroll } from './use-results-scroll.js';

const results = (search: SearchAddress) =>
  listQuery(searchQuery(searchListings, searchParams(search)), ({ inmuebles: list, ...rest }) => ({
    list,
    rest,
  }));

export const prepare: Prepare = async (route, { pathname, query }) => {
  const reading = readSearchAddress(pathname, query);
  if (reading.kind === 'sent') {
    // In its own file: only the server needs it.
    const { readSent } = await import('../../search/sent-search.js');
    await loadFilterNames(route);
    const sent = readSent(query, {
      today: today(),
      setNights: route.site.setNights,
      ...loadedFilterNames(route.queries),
    });
    return sent.kind === 'code'
      ? new Redirection(paths.sheet(sent.code))
      : new Redirection(sent.to, sent.isTemporary ? 302 : 301);
  }
  if (reading.kind === 'redirect') return new Redirection(reading.to, reading.isTemporary ? 302 : 301);
  if (reading.kind === 'unknown') return route.setStatus(404);
  await loadFilterNames(route);
  const named = await presentAddress(reading.search, route);
  if (named) return new Redirection(named);
  if (import.meta.env.SSR) {
    const { loadLanding } = await import('./directories/landings.js');
    await loadLanding(route, reading.search.filters);
  }
  const answer = await load(route, results(reading.search));
  if (import.meta.env.SSR && answer?.total === 0)
    await loadOptional(route, filterCounts(reading.search.filters));
  const beyond = answer && answer.paginas > 0 && reading.search.page > answer.paginas;
  return beyond ? new Redirection(writeSearchAddress({ ...reading.search, page: answer.paginas })) : null;
};

/**
 * The address with the present names of amenities and zones, if it has others. The redirect is temporary, because names change.
 */
async function presentAddress(
  search: SearchAddress,
  { queries }: RouteServices,
): Promise<string | undefined> {
  const { amenities, zones } = search.filters;
  if (amenities.length + zones.length === 0) return undefined;
  const { withPresentNames } = await import('../../search/present-names.js');
  const present = writeSearchAddress({ ...search, filters: withPresentNames(search.filters, queries) });
  return present === writeSearchAddress(search) ? undefined : present;
}

/** Search results: filters, cards, map. */
export function Screen() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const reading = readSearchAddress(pathname, query);
  if (reading.kind !== 'search') return <NoSearch />;
  return <Results search={reading.search} sentence={query.get(SENTENCE) ?? undefined} />;
}

const LateNotFound = latePart(async () => ({
  default: (await import('../page/not-found-screen.js')).Screen,
}));

/** Rare, so browsers load it only when it is shown. */
function NoSearch() {
  return <LateNotFound known={useContext(ServerPartsContext)?.NotFound} />;
}

interface ResultsProps {
  search: SearchAddress;
  /** The sentence that led to the search. */
  sentence: string | undefined;
}

function Results({ search, sentence }: ResultsProps) {
  const navigate = useNavigate();
  const isMoving = useIsMoving();
  const site = useSite();
  const queries = useQueryClient();
  const parts = useContext(ServerPartsContext);
  const { data, error, isFetching, refetch } = useQuery(results(search));
  const names = useFilterNames();
  const counts = useFilterCounts(search.filters);
  const [mapIsFull, setMapIsFull] = useState(false);
  const mapButton = useRef<HTMLButtonElement>(null);
  const closeMap = (): void => {
    setMapIsFull(false);
    mapButton.current?.focus();
  };
  const [pointed, setPointed] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useResultsScroll(list);
  const { filters, sort, set, sortBy } = useSearchDraft(search, (address) => {
    navigate(address, { preventScrollReset: true });
  });
  useRememberSearch(search.filters);
  const address = writeSearchAddress({ ...search, page: 1 });
  const panel = { address, filters, set, names, counts, hasRate: data?.hayCotizacion ?? true };
  const title = searchWords(search.filters, names);
  const pageTitle = search.page > 1 ? `${title}, página ${search.page}` : title;
  return (
    <>
      <PageHead
        title={pageTitle}
        description={`${pageTitle}: ${counted(data?.total ?? 0, 'aviso')} de dueño directo, sin comisiones ni intermediarios.`}
        path={writeSearchAddress({ ...search, sort: 'recientes' })}
        image={data && parts?.searchCard(queries, search.filters, data)}
        hidden={data?.total === 0 || !isListedSearch(search.filters)}
      />
      <StructuredData
        data={
          import.meta.env.SSR && data
            ? resultsData({ name: title, total: data.total, listings: data.inmuebles }, site)
            : undefined
        }
      />
      <ResultsHeader {...{ search, filters, title, names, set }} total={data?.total} />
      <div className="mx-auto grid w-full max-w-[1720px] items-start gap-6 px-4 pb-16 pt-6 wide:grid-cols-[15rem_minmax(0,1fr)_minmax(0,0.85fr)] noscript:wide:grid-cols-[15rem_minmax(0,1fr)] broad:grid-cols-[17rem_minmax(0,1.25fr)_minmax(0,0.8fr)] noscript:broad:grid-cols-[17rem_minmax(0,1fr)] broad:px-6">
        <FiltersSide {...panel} />
        <div ref={list} className="flex min-w-0 scroll-mt-20 flex-col gap-5">
          <div className="flex flex-wrap items-center justify-end gap-3">
            {filters.operation === 'rental' && <TermSwitch {...{ search, filters, set }} />}
            <FiltersDrawer {...panel} total={data?.total} />
            <Button
              variant="secondary"
              className="min-h-12 grow noscript:hidden wide:hidden"
              ref={mapButton}
              onClick={() => setMapIsFull(true)}
              icon={<IconMap2 aria-hidden="true" className="size-5" />}
            >
              {MAP_MESSAGES.showMap}
            </Button>
            <SortSelect address={address} operation={filters.operation} value={sort} onChange={sortBy} />
          </div>
          {sentence && (
            <ServerMarkup of={sentence} render={({ SentenceForm }) => <SentenceForm sentence={sentence} />} />
          )}
          <ServerMarkup of={address} render={({ UnreadNote }) => <UnreadNote />} />
          <ResultsList
            {...{ search, data, names, set }}
            error={isFetching ? null : error}
            isDimmed={isMoving}
            onRetry={() => void refetch()}
            onPoint={setPointed}
          />
        </div>
        <ResultsMap
          filters={withoutPastStay(search.filters, today())}
          set={set}
          pointed={pointed}
          isFull={mapIsFull}
          onClose={closeMap}
        />
      </div>
      <ServerMarkup
        of={address}
        render={({ SimilarSearches }) => <SimilarSearches filters={search.filters} />}
      />
    </>
  );
}
