import { useQuery } from '@tanstack/react-query';
import type { Read } from '#common/kernel/calls/call.js';
import { CAROUSEL_MESSAGES } from '#common/search/cards/card-messages.js';
import type { PropertyTypeId } from '#common/listings/property-types.js';
import { emptyFilters } from '#common/search/query/search-filters.js';
import { counted } from '#common/kernel/text.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { DirectoryAnswer } from '#common/search/cards/card-calls.js';
import type { PageQuery } from '#common/kernel/calls/request-shapes.js';
import { isInMarkup } from '../../../app/markup/in-markup.js';
import { useQueryParams } from '../../../app/navigation/navigation-context.js';
import { paths } from '../../../app/paths.js';
import { apiQuery, listQuery } from '../../../app/queries.js';
import { load, Redirection, type Prepare } from '../../../app/navigation/route-services.js';
import { useSite } from '../../../app/site-context.js';
import { ListingCard, ListingCardSkeleton } from '../../../search/cards/listing-card.js';
import { directoryData } from '../../page/structured-page.js';
import { StructuredData } from '../../page/structured-data.js';
import { ButtonLink } from '../../../ui/button.js';
import { TextLink } from '../../../ui/link.js';
import { List } from '../../../ui/list.js';
import { Pager } from '../../../ui/pager.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';

type Call = Read<PageQuery, DirectoryAnswer>;

/** Loads the directory page of the URL; a page after the last one leads to the last. */
export function prepareDirectory(call: Call): Prepare {
  return async (services, { pathname, query }) => {
    const page = readPage(query);
    const answer = await load(services, directoryQuery(call, page));
    const last = answer?.paginas;
    return last && page > last ? new Redirection(`${pathname}${queryOf(last)}`) : null;
  };
}

/** The canonical path of the shown page: each page has its own, as those of results (docs/search.md). */
export function useDirectoryPath(path: string): string {
  return path + queryOf(readPage(useQueryParams()));
}

const queryOf = (page: number): string => (page > 1 ? `?pagina=${page}` : '');

function directoryQuery(call: Call, page: number) {
  const query = apiQuery(call, { pagina: page, porPagina: LIMITS.pageSize });
  return listQuery(query, ({ inmuebles: list, ...rest }) => ({ list, rest }));
}

function readPage(params: URLSearchParams): number {
  const page = Number(params.get('pagina'));
  return Number.isInteger(page) && page > 0 && page <= LIMITS.maxPage ? page : 1;
}

interface DirectoryProps {
  call: Call;
  /** Shown if loading fails. */
  failed: string;
  /** Schema.org type of the entries. */
  kind: 'LodgingBusiness' | 'LocalBusiness';
  name: string;
  /** Of the businesses; those for sale are in the search of sales. */
  types: readonly PropertyTypeId[];
}

const GRID = 'grid gap-5 tablet:grid-cols-2 wide:grid-cols-3';
const CARD_SIZES = '(max-width:767px) 92vw, (max-width:1023px) 48vw, 400px';

/** A grid of businesses. */
export function Directory({ call, failed, kind, name, types }: DirectoryProps) {
  const site = useSite();
  const params = useQueryParams();
  const { data, error, isFetching, refetch } = useQuery(directoryQuery(call, readPage(params)));
  if (data) {
    const inMarkup = isInMarkup(data);
    const listings = inMarkup ? [] : data.inmuebles;
    const forSale = paths.results({ ...emptyFilters('sale'), propertyTypes: [...types] });
    if (!inMarkup && listings.length === 0) {
      return (
        <EmptyState title={CAROUSEL_MESSAGES.empty}>
          <ButtonLink to={forSale}>{name} en venta</ButtonLink>
        </EmptyState>
      );
    }
    return (
      <>
        <StructuredData
          data={
            import.meta.env.SSR ? directoryData({ name, kind, listings, total: data.total }, site) : undefined
          }
        />
        <p className="mb-4 flex flex-wrap gap-x-4 font-semibold text-ink-soft">
          {counted(data.total, 'aviso')}
          <TextLink to={forSale}>{name} en venta</TextLink>
        </p>
        <List inMarkup={inMarkup} className={`${GRID} *:flex`}>
          {listings.map((listing, index) => (
            <li key={listing.codigo}>
              <ListingCard listing={listing} level={2} sizes={CARD_SIZES} eager={index === 0} />
            </li>
          ))}
        </List>
        <Pager
          page={data.pagina}
          pages={data.paginas}
          text={`Página ${data.pagina} de ${data.paginas}`}
          hrefOf={(page) => queryOf(page) || '?'}
          className="mt-8"
        />
      </>
    );
  }
  if (error && !isFetching) return <ErrorState title={failed} onRetry={() => void refetch()} />;
  return (
    <div className={GRID}>
      <output className="sr-only">{CAROUSEL_MESSAGES.loading}</output>
      {[1, 2, 3].map((place) => (
        <ListingCardSkeleton key={place} />
      ))}
    </div>
  );
}
