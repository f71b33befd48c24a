import { useQuery } from '@tanstack/react-query';
import { CAROUSEL_MESSAGES } from '#common/messages/listings.js';
import { counted } from '#common/rules/text.js';
import { LIMITS } from '#common/vocabulary/limits.js';
import type { DirectoryAnswer, ListingCardWire } from '#common/wire/listings.js';
import { useQueryParams } from '../../app/navigation/navigation-context.js';
import { paths } from '../../app/paths.js';
import { apiQuery } from '../../app/queries.js';
import { load, type Prepare } from '../../app/route-services.js';
import { useSite } from '../../app/site-context.js';
import { ListingCard, ListingCardSkeleton } from '../../features/listing-card/listing-card.js';
import { StructuredData } from '../../features/page-head/page-head.js';
import { Pager } from '../../ui/pager.js';
import { EmptyState, ErrorState } from '../../ui/states.js';

type Call = 'obtenerHotelesCabanas' | 'obtenerBalnearios';

/** Loads the page of the directory that the address names. */
export function prepareDirectory(call: Call): Prepare {
  return (services, { query }) => load(services, directoryQuery(call, readPage(query)));
}

function directoryQuery(call: Call, page: number) {
  return apiQuery<DirectoryAnswer>(
    `/api/inmueble/obtener/${call}?pagina=${page}&porPagina=${LIMITS.pageSize}`,
  );
}

function readPage(params: URLSearchParams): number {
  const page = Number(params.get('pagina'));
  return Number.isInteger(page) && page > 0 && page <= LIMITS.maxPage ? page : 1;
}

interface DirectoryProps {
  call: Call;
  /** Where it cannot be loaded. */
  failed: string;
  /** What it lists, for search engines: `LodgingBusiness`. */
  kind: string;
  name: string;
}

const GRID = 'grid gap-5 tablet:grid-cols-2 wide:grid-cols-3';
const CARD_SIZES = '(width >= 1024px) 400px, (width >= 768px) 48vw, 92vw';

/** A grid of businesses. */
export function Directory({ call, failed, kind, name }: DirectoryProps) {
  const params = useQueryParams();
  const { data, error, isFetching, refetch } = useQuery(directoryQuery(call, readPage(params)));
  if (data) {
    const listings = data.inmuebles;
    if (listings.length === 0) return <EmptyState title={CAROUSEL_MESSAGES.empty} />;
    return (
      <>
        <ListData listings={listings} total={data.total} kind={kind} name={name} />
        <p className="mb-4 font-semibold text-ink-soft">{counted(data.total, 'aviso')}</p>
        <ul className={GRID}>
          {listings.map((listing, index) => (
            <li key={listing.codigo} className="flex">
              <ListingCard listing={listing} level={2} sizes={CARD_SIZES} eager={index === 0} />
            </li>
          ))}
        </ul>
        <Pager
          page={data.pagina}
          pages={data.paginas}
          text={`Página ${data.pagina} de ${data.paginas}`}
          hrefOf={(page) => (page > 1 ? `?pagina=${page}` : '?')}
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

interface ListDataProps {
  total: number;
  listings: readonly ListingCardWire[];
  kind: string;
  name: string;
}

/** The first ten for search engines (public-site.md §9). */
function ListData({ listings, total, kind, name }: ListDataProps) {
  const { url } = useSite();
  return (
    <StructuredData
      data={{
        '@type': 'ItemList',
        name,
        numberOfItems: total,
        itemListElement: listings.slice(0, LIMITS.structuredDataItems).map((listing, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          item: {
            '@type': kind,
            name: listing.title,
            url: new URL(paths.sheet(listing.codigo), url).href,
            ...(listing.mainImage ? { image: new URL(listing.mainImage, url).href } : {}),
            address: {
              '@type': 'PostalAddress',
              streetAddress: listing.direccionCompleta,
              addressLocality: listing.localidad,
              addressCountry: 'AR',
            },
          },
        })),
      }}
    />
  );
}
