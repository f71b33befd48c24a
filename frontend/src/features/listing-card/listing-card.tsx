import { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ListingCardWire } from '#common/wire/listings.js';
import { paths } from '../../app/paths.js';
import { Link } from '../../ui/link.js';
import { Badge } from '../../ui/badges.js';
import { cx } from '../../ui/classes.js';
import { PriceTag } from '../../ui/price-tag.js';
import { Skeleton } from '../../ui/states.js';
import { cardPrice } from './card-price.js';
import { CardPhoto } from './card-photo.js';
import { FactsLine } from './facts-line.js';
import { StayLine } from './stay-line.js';
import { factsOf } from './facts.js';

interface ListingCardProps {
  listing: ListingCardWire;
  /** Level of its title under the section's. */
  level?: 2 | 3;
  sizes?: string;
  eager?: boolean;
  /** Under the place: price rows, for example. */
  children?: ReactNode;
  /** What the search wants to know of its price, for the sheet: `?llegada=…`. */
  question?: string;
  /** The pointer or focus is on the card: the map marks its place. */
  onPoint?: (code: string | null) => void;
}

const CARD_SIZES = '(width >= 1024px) 320px, (width >= 768px) 48vw, 92vw';

/** A listing in a list. The whole card is one link, which opens the sheet in a new tab. */
export function ListingCard({
  listing,
  level = 3,
  sizes = CARD_SIZES,
  eager,
  children,
  question = '',
  onPoint,
}: ListingCardProps) {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article
      data-codigo={listing.codigo}
      className={cx(
        'group relative flex w-full flex-col overflow-hidden rounded-card bg-surface shadow-card',
        'transition-[box-shadow,transform] duration-200 ease-out hover:-translate-y-0.5 hover:shadow-lift',
        listing.destacado && 'ring-2 ring-accent-sun',
      )}
    >
      <CardPhoto listing={listing} sizes={sizes} eager={eager} />
      <div className="flex grow flex-col gap-2 p-4">
        <CardPriceLine listing={listing} />
        {listing.estadia && <StayLine stay={listing.estadia} />}
        <Title className="text-lg leading-snug">{listing.title}</Title>
        <FactsLine facts={factsOf(listing)} />
        <p className="flex items-start gap-1.5 text-sm text-ink-muted">
          <IconMapPin aria-hidden="true" className="mt-px size-4.5 shrink-0" />
          {listing.direccionCompleta || listing.localidad}
        </p>
        {children}
        <CardFoot {...{ listing, question, onPoint }} />
      </div>
    </article>
  );
}

function CardPriceLine({ listing }: { listing: ListingCardWire }) {
  const { rented, ...price } = cardPrice(listing);
  if (!rented) return <PriceTag {...price} />;
  return (
    <p className="flex items-baseline gap-2">
      <Badge tone="danger">{price.figure}</Badge>
      <span className="text-sm text-ink-muted">{price.per}</span>
    </p>
  );
}

/** Its link lies over the whole card, so that the pointer on it is the pointer on the card. */
function CardFoot({
  listing,
  question,
  onPoint,
}: Pick<ListingCardProps, 'listing' | 'question' | 'onPoint'>) {
  const point = (code: string | null) => () => onPoint?.(code);
  return (
    <div className="mt-auto flex items-center justify-between gap-2 border-t border-line pt-3">
      <p className="text-sm text-ink-muted">
        <span className="font-semibold text-success">Dueño directo</span> ·{' '}
        <span className="tabular-nums">{listing.codigo}</span>
      </p>
      <Link
        to={paths.sheet(listing.codigo) + question}
        target="_blank"
        rel="noopener"
        onPointerEnter={point(listing.codigo)}
        onPointerLeave={point(null)}
        onFocus={point(listing.codigo)}
        onBlur={point(null)}
        className="stretched inline-flex min-h-6 items-center font-semibold text-primary group-hover:underline group-hover:underline-offset-4"
      >
        Ver ficha<span className="sr-only">: {listing.title} (se abre en otra pestaña)</span>
      </Link>
    </div>
  );
}

/** A card that has not come yet. */
export function ListingCardSkeleton() {
  return (
    <div aria-hidden="true" className="w-full overflow-hidden rounded-card bg-surface shadow-card">
      <Skeleton className="aspect-4/3 rounded-none" />
      <div className="flex flex-col gap-3 p-4">
        <Skeleton className="h-6 w-2/5" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5 w-3/5" />
        <Skeleton className="h-4 w-2/3" />
      </div>
    </div>
  );
}
