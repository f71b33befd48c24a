import { useQuery } from '@tanstack/react-query';
import type { RequestOf } from '#common/kernel/calls/call.js';
import { relatedListings } from '#common/search/cards/card-calls.js';
import { CAROUSEL_MESSAGES, RELATED_MESSAGES } from '#common/search/cards/card-messages.js';
import type { ListingSheetWire } from '#common/search/sheet/sheet-calls.js';
import { readError } from '../../../app/api.js';
import { isInMarkup } from '../../../app/markup/in-markup.js';
import { apiQuery, listQuery } from '../../../app/queries.js';
import { ListingCard, ListingCardSkeleton } from '../../../search/cards/listing-card.js';
import { Carousel } from '../../../ui/carousel.js';
import { EmptyState, ErrorState } from '../../../ui/states.js';

type Origin = Pick<ListingSheetWire, 'idInmuebles' | 'inmueble_localidad' | 'tipoOperacion'>;

const LABEL = 'Propiedades relacionadas';
const CARD_SIZES = '(max-width:767px) 86vw, (max-width:1023px) 48vw, 400px';

/** Related listings of the same operation and town. */
export function relatedQuery({ idInmuebles, inmueble_localidad, tipoOperacion }: Origin) {
  return relatedOf({ id: idInmuebles, localidad: inmueble_localidad, tipoOperacion });
}

/** Related listings of a notice that is no longer public, of which only the code is known. */
export function relatedToCode(code: string) {
  return relatedOf({ codigo: code });
}

function relatedOf(query: RequestOf<typeof relatedListings>) {
  return listQuery(apiQuery(relatedListings, query), ({ data: list }) => ({ list, rest: {} }));
}

interface RelatedProps {
  title?: string;
  query: ReturnType<typeof relatedQuery>;
}

export function Related({ title = LABEL, query }: RelatedProps) {
  return (
    <section aria-labelledby="relacionadas" className="page-width mt-12 print:hidden">
      <h2 id="relacionadas" className="mb-2 text-2xl">
        {title}
      </h2>
      <RelatedList query={query} />
    </section>
  );
}

function RelatedList({ query }: RelatedProps) {
  const { data, error, isFetching, refetch } = useQuery(query);
  if (isInMarkup(data)) return <Carousel label={LABEL} columns={3} inMarkup />;
  if (data) {
    if (data.data.length === 0) return <EmptyState level={3} title={RELATED_MESSAGES.empty} />;
    return (
      <Carousel label={LABEL} columns={3}>
        {data.data.map((listing) => (
          <ListingCard key={listing.codigo} listing={listing} sizes={CARD_SIZES} />
        ))}
      </Carousel>
    );
  }
  if (error && !isFetching) {
    const text = RELATED_MESSAGES.failed(readError(error).message || CAROUSEL_MESSAGES.unreachable);
    return <ErrorState title={text} onRetry={() => void refetch()} />;
  }
  return (
    <div>
      <output className="sr-only">{RELATED_MESSAGES.loading}</output>
      <div className="grid grid-flow-col gap-4 overflow-hidden py-3 auto-cols-[86%] tablet:auto-cols-[calc((100%-1rem)/2)] wide:auto-cols-[calc((100%-2rem)/3)]">
        {[1, 2, 3].map((place) => (
          <ListingCardSkeleton key={place} />
        ))}
      </div>
    </div>
  );
}
