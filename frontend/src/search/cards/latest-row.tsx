import type { ListingCardWire } from '#common/search/cards/card-calls.js';
import { paths } from '../../app/paths.js';
import { Link } from '../../ui/link.js';
import { PriceTag } from '../../ui/price-tag.js';
import { CardOrigin } from './card-origin.js';
import { CardPlace } from './card-place.js';
import { cardPrice } from './card-price.js';
import { FactsLine } from './facts-line.js';
import { factsOf } from './facts.js';
import { ListingPicture } from './listing-picture.js';
import { PriceRows } from './price-rows.js';

/** A horizontal card: photo at the left, seasonal prices below. */
export function LatestRow({ listing }: { listing: ListingCardWire }) {
  const { rented: _, ...price } = cardPrice(listing);
  const isSale = listing.tipoOperacion === 'venta';
  return (
    <article className="card card-row">
      <div className="card-photo">
        <ListingPicture listing={listing} thumbnail sizes="(max-width:480px) 112px, 192px" />
      </div>
      <div className="card-body">
        <h3>
          <Link to={paths.sheet(listing.codigo)} target="_blank" rel="noopener" className="stretched">
            {listing.title}
            <span className="sr-only"> (ver ficha, se abre en otra pestaña)</span>
          </Link>
        </h3>
        {isSale && <PriceTag {...price} />}
        <FactsLine facts={factsOf(listing)} />
        <CardPlace listing={listing} />
        {!isSale && <PriceRows rows={listing.precios} />}
        <CardOrigin code={listing.codigo} />
      </div>
    </article>
  );
}
