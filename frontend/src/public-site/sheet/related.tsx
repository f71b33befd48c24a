import { useQuery } from '@tanstack/react-query';
import { CAROUSEL_MESSAGES, RELATED_MESSAGES } from '#common/messages/listings.js';
import type { ListingSheetWire, RelatedAnswer } from '#common/wire/listings.js';
import { readError } from '../../app/api.js';
import { apiQuery } from '../../app/queries.js';
import { ListingCard, ListingCardSkeleton } from '../../features/listing-card/listing-card.js';
import { Carousel } from '../../ui/carousel.js';
import { EmptyState, ErrorState } from '../../ui/states.js';

type Origin = Pick<ListingSheetWire, 'idInmuebles' | 'inmueble_localidad' | 'tipoOperacion'>;

const CARD_SIZES = '(width >= 1024px) 400px, (width >= 768px) 48vw, 86vw';

/** Others of the same operation and town. */
export function relatedQuery({ idInmuebles, inmueble_localidad, tipoOperacion }: Origin) {
  const params = new URLSearchParams({
    id: String(idInmuebles),
    localidad: inmueble_localidad,
    tipoOperacion,
  });
  return apiQuery<RelatedAnswer>(`/api/inmueble/ver/verPropiedadesRelacionadas?${params}`);
}

/** The same of a notice that is public no more, of which nothing but the code is known. */
export function relatedToCode(code: string) {
  return apiQuery<RelatedAnswer>(
    `/api/inmueble/ver/verPropiedadesRelacionadas?codigo=${encodeURIComponent(code)}`,
  );
}

interface RelatedProps {
  title?: string;
  query: ReturnType<typeof relatedQuery>;
}

export function Related({ title = 'Propiedades relacionadas', query }: RelatedProps) {
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
  if (data) {
    if (data.data.length === 0) return <EmptyState level={3} title={RELATED_MESSAGES.empty} />;
    return (
      <Carousel label="Propiedades relacionadas" columns={3}>
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
