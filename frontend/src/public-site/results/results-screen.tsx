import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { redirect, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { counted } from '#common/rules/text.js';
import { LIMITS } from '#common/vocabulary/limits.js';
import { INITIAL_AMENITIES } from '#common/vocabulary/amenities.js';
import type { ServiceWire, SearchAnswer } from '#common/wire/listings.js';
import { paths } from '../../app/paths.js';
import { apiQuery } from '../../app/queries.js';
import { load, loadOptional, type Prepare } from '../../app/route-services.js';
import { ShowMapButton } from '../../features/listing-map/show-map-button.js';
import { PageHead } from '../../features/page-head/page-head.js';
import { searchTitle } from '../../features/search/applied-filters.js';
import {
  readSearchAddress,
  searchCall,
  writeSearchAddress,
  type SearchAddress,
} from '../../features/search/search-address.js';
import { useFilterDraft } from '../../features/search/use-filter-draft.js';
import { NotFoundScreen } from '../not-found/not-found-screen.js';
import { FiltersDrawer, FiltersSide } from './filters-side.js';
import { ResultsHeader } from './results-header.js';
import { ResultsList } from './results-list.js';
import { ResultsMap } from './results-map.js';
import { SortSelect } from './sort-select.js';
import { useResultsScroll } from './use-results-scroll.js';

const services = () => apiQuery<ServiceWire[]>('/api/servicios/verServicios');
const results = (search: SearchAddress) => apiQuery<SearchAnswer>(searchCall(search));

export const prepare: Prepare = async (route, { request }) => {
  const { pathname, searchParams } = new URL(request.url);
  const reading = readSearchAddress(pathname, searchParams);
  if (reading.kind === 'code') return redirect(paths.sheet(reading.code));
  if (reading.kind === 'redirect') return redirect(reading.to, 301);
  if (reading.kind === 'unknown') return route.setStatus(404);
  const [answer] = await Promise.all([load(route, results(reading.search)), loadOptional(route, services())]);
  const beyond = answer && answer.paginas > 0 && reading.search.page > answer.paginas;
  return beyond ? redirect(writeSearchAddress({ ...reading.search, page: answer.paginas })) : null;
};

/** Results of a search: filters, cards, map. */
export function Screen() {
  const { pathname, search } = useLocation();
  const reading = readSearchAddress(pathname, new URLSearchParams(search));
  return reading.kind === 'search' ? <Results search={reading.search} /> : <NotFoundScreen />;
}

function Results({ search }: { search: SearchAddress }) {
  const navigate = useNavigate();
  const isMoving = useNavigation().state === 'loading';
  const { data, error, isFetching, refetch } = useQuery(results(search));
  const amenities = useQuery(services()).data?.map(({ nombre }) => nombre) ?? INITIAL_AMENITIES;
  const [pointed, setPointed] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  useResultsScroll(list);
  const go = (next: Partial<SearchAddress>): void => {
    void navigate(writeSearchAddress({ ...search, page: 1, ...next }), { preventScrollReset: true });
  };
  const { draft, set } = useFilterDraft(search.filters, (filters) => go({ filters }));
  const title = searchTitle(search.filters);
  return (
    <>
      <PageHead
        title={title}
        description={`${title}: ${counted(data?.total ?? 0, 'aviso')} de dueño directo, sin comisiones ni intermediarios.`}
        path={writeSearchAddress({ ...search, sort: 'recientes' })}
        hidden={data?.total === 0}
      />
      <ResultsHeader {...{ search, title, amenities, go }} total={data?.total} />
      <div className="mx-auto grid w-full max-w-[1720px] items-start gap-6 px-4 pb-16 pt-6 wide:grid-cols-[15rem_minmax(0,1fr)_minmax(0,0.85fr)] broad:grid-cols-[17rem_minmax(0,1.25fr)_minmax(0,0.8fr)] broad:px-6">
        <FiltersSide filters={draft} amenities={amenities} set={set} />
        <div ref={list} className="flex min-w-0 scroll-mt-20 flex-col gap-5">
          <div className="flex items-center justify-end gap-3">
            <FiltersDrawer filters={draft} amenities={amenities} set={set} total={data?.total} />
            <SortSelect value={search.sort} onChange={(sort) => go({ sort })} />
          </div>
          <ResultsList
            {...{ search, data, amenities, go }}
            error={isFetching ? null : error}
            isDimmed={isMoving}
            onRetry={() => void refetch()}
            onPoint={setPointed}
          />
        </div>
        <ResultsMap listings={data?.inmuebles.slice(0, LIMITS.pageSize) ?? []} pointed={pointed} />
      </div>
      {data && data.total > 0 && <ShowMapButton className="wide:hidden" />}
    </>
  );
}
