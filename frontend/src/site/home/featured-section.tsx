import { useQuery } from '@tanstack/react-query';
import { CAROUSEL_MESSAGES } from '#common/search/cards/card-messages.js';
import { emptyFilters } from '#common/search/query/search-filters.js';
import type { OperationName } from '#common/kernel/operations.js';
import { failureText } from '../../app/failure-text.js';
import { isInMarkup } from '../../app/markup/in-markup.js';
import { paths } from '../../app/paths.js';
import { ListingCard, ListingCardSkeleton } from '../../search/cards/listing-card.js';
import { listingQueries } from '../../search/cards/listing-queries.js';
import { Carousel } from '../../ui/carousel.js';
import { TextLink } from '../../ui/link.js';
import { EmptyState, ErrorState } from '../../ui/states.js';

interface FeaturedSectionProps {
  operation: OperationName;
  title: string;
}

/** Featured listings of one operation in a carousel. */
export function FeaturedSection({ operation, title }: FeaturedSectionProps) {
  const all = paths.results({ ...emptyFilters(operation === 'venta' ? 'sale' : 'rental'), featured: true });
  return (
    <section aria-labelledby={`destacados-${operation}`} className="when-near page-width pt-12 wide:pt-16">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`destacados-${operation}`} className="text-2xl wide:text-3xl">
          {title}
        </h2>
        <TextLink to={all} className="inline-flex min-h-11 items-center">
          Ver todos
        </TextLink>
      </div>
      <FeaturedList operation={operation} title={title} />
    </section>
  );
}

function FeaturedList({ operation, title }: FeaturedSectionProps) {
  const { data, error, isFetching, refetch } = useQuery(listingQueries.featured(operation));
  if (isInMarkup(data)) return <Carousel label={title} inMarkup />;
  if (data) {
    // Featured requires a paid contract (public-site.md §7).
    const listings = data.inmuebles.filter(({ pagado }) => pagado);
    if (listings.length === 0) return <EmptyState level={3} title={CAROUSEL_MESSAGES.empty} />;
    return (
      <Carousel label={title}>
        {listings.map((listing) => (
          <ListingCard key={listing.codigo} listing={listing} />
        ))}
      </Carousel>
    );
  }
  if (error && !isFetching) {
    return <ErrorState title={failureText(error, CAROUSEL_MESSAGES)} onRetry={() => void refetch()} />;
  }
  return <LoadingCarousel />;
}

function LoadingCarousel() {
  return (
    <div>
      <output className="sr-only">{CAROUSEL_MESSAGES.loading}</output>
      <div className="flex gap-4 overflow-hidden py-3">
        {[1, 2, 3, 4].map((place) => (
          <div
            key={place}
            className="shrink-0 basis-[86%] tablet:basis-[calc((100%-1rem)/2)] wide:basis-[calc((100%-3rem)/4)]"
          >
            <ListingCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  );
}
