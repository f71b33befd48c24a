import { IconMapPin } from '@tabler/icons-react';
import type { ListingCardWire } from '#common/wire/listings.js';
import { paths } from '../../app/paths.js';
import { Link } from '../../ui/link.js';
import { PriceTag } from '../../ui/price-tag.js';
import { cardPrice } from './card-price.js';
import { FactsLine } from './facts-line.js';
import { factsOf } from './facts.js';
import { ListingPicture } from './listing-picture.js';
import { PriceRows } from './price-rows.js';

/** A listing lying down: photo at the left, prices of the season below. */
export function LatestRow({ listing }: { listing: ListingCardWire }) {
  const { currency, figure, per } = cardPrice(listing);
  const isSale = listing.tipoOperacion === 'venta';
  return (
    <article className="group relative grid grid-cols-[6rem_minmax(0,1fr)] overflow-hidden rounded-card bg-surface shadow-card transition-[box-shadow,transform] duration-200 hover:-translate-y-0.5 hover:shadow-lift phablet:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="relative overflow-hidden bg-band">
        <ListingPicture listing={listing} thumbnail sizes="(width > 480px) 192px, 112px" />
      </div>
      <div className="flex min-w-0 flex-col gap-2 p-3 phablet:p-4">
        <h3 className="text-lg leading-snug">
          <Link
            to={paths.sheet(listing.codigo)}
            target="_blank"
            rel="noopener"
            className="stretched group-hover:text-primary"
          >
            {listing.title}
            <span className="sr-only"> (ver ficha, se abre en otra pestaña)</span>
          </Link>
        </h3>
        {isSale && <PriceTag {...{ currency, figure, per }} />}
        <FactsLine facts={factsOf(listing)} />
        <p className="flex items-start gap-1.5 text-sm text-ink-muted">
          <IconMapPin aria-hidden="true" className="mt-px size-4.5 shrink-0" />
          {listing.direccionCompleta || listing.localidad}
        </p>
        {!isSale && <PriceRows rows={listing.precios} />}
        <p className="mt-auto text-sm text-ink-muted">
          <span className="font-semibold text-success">Dueño directo</span> ·{' '}
          <span className="tabular-nums">{listing.codigo}</span>
        </p>
      </div>
    </article>
  );
}
