import { useQuery } from '@tanstack/react-query';
import { LATEST_MESSAGES } from '#common/search/cards/card-messages.js';
import { emptyFilters } from '#common/search/query/search-filters.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { OperationName } from '#common/kernel/operations.js';
import { isInMarkup } from '../../app/markup/in-markup.js';
import { paths } from '../../app/paths.js';
import { LatestRow } from '../../search/cards/latest-row.js';
import { listingQueries } from '../../search/cards/listing-queries.js';
import { List } from '../../ui/list.js';
import { TextLink } from '../../ui/link.js';
import { EmptyState, Skeleton } from '../../ui/states.js';

/** The three latest listings of each operation. */
export function Latest() {
  return (
    <div className="when-near page-width grid gap-x-6 gap-y-12 py-12 wide:grid-cols-2 wide:py-16">
      <LatestColumn operation="alquiler" title="Últimos alquileres" />
      <LatestColumn operation="venta" title="Últimas ventas" />
    </div>
  );
}

function LatestColumn({ operation, title }: { operation: OperationName; title: string }) {
  const { data, isPending } = useQuery(listingQueries.latest(operation));
  const id = `ultimos-${operation}`;
  // A list that failed is shown as empty (public-site.md §8).
  const inMarkup = isInMarkup(data);
  const listings = inMarkup ? [] : (data ?? []).slice(0, LIMITS.latestShown);
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <TextLink
          to={paths.results(emptyFilters(operation === 'venta' ? 'sale' : 'rental'))}
          className="inline-flex min-h-11 items-center"
        >
          Ver más
        </TextLink>
      </div>
      {isPending && <LatestSkeleton />}
      {!isPending && !inMarkup && listings.length === 0 && (
        <EmptyState level={3} title={LATEST_MESSAGES.empty} />
      )}
      <List inMarkup={inMarkup} className="flex flex-col gap-4">
        {listings.map((listing) => (
          <li key={listing.codigo}>
            <LatestRow listing={listing} />
          </li>
        ))}
      </List>
    </section>
  );
}

function LatestSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-52 rounded-card" />
      ))}
    </div>
  );
}
