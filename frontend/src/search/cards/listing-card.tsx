import { useContext, type ComponentType } from 'react';
import type { ListingCardWire } from '#common/search/cards/card-calls.js';
import { paths } from '../../app/paths.js';
import { ServerPartsContext } from '../../app/markup/server-parts.js';
import { Link } from '../../ui/link.js';
import { Badge } from '../../ui/badges.js';
import { cx } from '../../ui/classes.js';
import { PriceTag } from '../../ui/price-tag.js';
import { Skeleton } from '../../ui/states.js';
import type { ListingCardProps } from '../../app/markup/card-props.js';
import { cardPrice } from './card-price.js';
import { CardOrigin } from './card-origin.js';
import { CardPlace } from './card-place.js';
import { CardPhoto } from './card-photo.js';
import { FactsLine } from './facts-line.js';
import { StayLine } from './stay-line.js';
import { factsOf } from './facts.js';

const CARD_SIZES = '(max-width:767px) 83vw, (max-width:1023px) 48vw, 300px';

/** A listing in a list. The whole card is one link, which opens the sheet in a new tab. */
export const ListingCard: ComponentType<ListingCardProps> = import.meta.env.SSR ? CachedCard : RenderedCard;

/** Depends on its properties only: no context, no clock. */
export function RenderedCard({
  listing,
  level = 3,
  sizes = CARD_SIZES,
  eager,
  question = '',
}: ListingCardProps) {
  const { precioPorArea, verificado } = listing;
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article data-codigo={listing.codigo} className={cx('card', listing.destacado && 'card-featured')}>
      <CardPhoto listing={listing} sizes={sizes} eager={eager} />
      <div className="card-body">
        <CardPriceLine listing={listing} />
        {precioPorArea && (
          <p className="text-sm text-ink-muted">{`${precioPorArea.monto} ${precioPorArea.unidad}`}</p>
        )}
        {listing.estadia && <StayLine stay={listing.estadia} />}
        <Title>{listing.title}</Title>
        <FactsLine facts={factsOf(listing)} />
        <CardPlace listing={listing} />
        {verificado && <p className="text-sm font-semibold text-success">{verificado}</p>}
        <CardFoot {...{ listing, question }} />
      </div>
    </article>
  );
}

/** The same card, from markup that the server has cached. */
function CachedCard(card: ListingCardProps) {
  const { codigo, destacado } = card.listing;
  const content = useContext(ServerPartsContext)?.cardContent(card) ?? '';
  return (
    <article
      data-codigo={codigo}
      className={cx('card', destacado && 'card-featured')}
      dangerouslySetInnerHTML={{ __html: content }}
    />
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

/** The link covers the whole card, so its pointer events are those of the card. */
function CardFoot({ listing, question }: Required<Pick<ListingCardProps, 'listing' | 'question'>>) {
  return (
    <div className="card-foot">
      <CardOrigin code={listing.codigo} />
      <Link to={paths.sheet(listing.codigo) + question} target="_blank" rel="noopener" className="stretched">
        Ver ficha<span className="sr-only">{`: ${listing.title} (se abre en otra pestaña)`}</span>
      </Link>
    </div>
  );
}

/** Placeholder of a loading card. */
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
