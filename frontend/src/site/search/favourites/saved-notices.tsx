import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { LIST_MESSAGES } from '#common/search/saved/saved-list-messages.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { MapListingWire } from '#common/search/map/map-calls.js';
import { paths } from '../../../app/paths.js';
import { Button } from '../../../ui/button.js';
import { focusNeighbour } from '../../../ui/first-focus.js';
import { Link } from '../../../ui/link.js';
import { PriceTag } from '../../../ui/price-tag.js';
import { ErrorState, Skeleton } from '../../../ui/states.js';
import { cardPrice } from '../../../search/cards/card-price.js';
import { placeholderOf } from '../../../search/cards/listing-picture.js';
import { mapQueries } from '../../../search/map/map-queries.js';

interface SavedNoticesProps {
  codes: readonly string[];
  /** Query of the links to the sheets. */
  question?: string;
  /** Beside a notice: its buttons. */
  actions?: (code: string, listing: MapListingWire | undefined) => ReactNode;
  /** Below the price of a notice. */
  note?: (listing: MapListingWire) => ReactNode;
  onLoaded?: (listings: readonly MapListingWire[]) => void;
}

/**
 * Notices by code, in this order; a code without a notice shows a message. Requested in groups of at most `LIMITS.codesAsked` codes. A group
 * that cannot be read shows its codes, so that they can be removed. One from which a code was removed shows the others meanwhile, with the focus
 * that went to its neighbour.
 */
export function SavedNotices({ codes, ...rest }: SavedNoticesProps) {
  const { codesAsked } = LIMITS;
  const starts = Array.from({ length: Math.ceil(codes.length / codesAsked) }, (_, at) => at * codesAsked);
  // By their places: the first code of a group may be removed.
  return starts.map((start) => (
    <Group key={start} codes={codes.slice(start, start + codesAsked)} {...rest} />
  ));
}

/** The query of one group of codes, for preparing a page. */
export const savedQuery = (codes: readonly string[]) => mapQueries.listings('', codes);

function Group({ codes, question = '', actions, note, onLoaded }: SavedNoticesProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...savedQuery(codes),
    placeholderData: keepPreviousData,
  });
  const loaded = useEffectEvent((listings: readonly MapListingWire[]) => onLoaded?.(listings));
  useEffect(() => {
    if (data) loaded(data.inmuebles);
  }, [data]);
  const failed = !data && error !== null && !isFetching;
  return (
    <>
      {failed && <ErrorState title={LIST_MESSAGES.failed} onRetry={() => void refetch()} />}
      <ul className="flex flex-col gap-3" aria-busy={!data && !failed}>
        {codes.map((code) => {
          const listing = data && noticeOf(data.inmuebles, code);
          // Its present code is in the list, too.
          if (listing && listing.codigo !== code && codes.includes(listing.codigo)) return null;
          const isLoaded = listing !== undefined || (data && !isPlaceholderData);
          return (
            <li
              key={code}
              className="flex flex-wrap items-center gap-4 rounded-card bg-surface p-3 shadow-card"
            >
              {!isLoaded && !failed && <Skeleton className="h-20 grow" />}
              {failed && <p className="grow basis-64">{code}</p>}
              {isLoaded &&
                (listing ? (
                  <Notice {...{ listing, question }} note={note?.(listing)} />
                ) : (
                  <Gone code={code} />
                ))}
              {(isLoaded || failed) && actions?.(code, listing)}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The notice that has a code, or had it. */
export function noticeOf(listings: readonly MapListingWire[], code: string): MapListingWire | undefined {
  return listings.find(({ codigo, codigosAnteriores = [] }) => [codigo, ...codigosAnteriores].includes(code));
}

function Notice({ listing, question, note }: { listing: MapListingWire; question: string; note: ReactNode }) {
  const { codigo, title, miniatura, idTipoVivienda, direccionCompleta, tipoOperacion } = listing;
  const { rented: _, ...price } = cardPrice(listing);
  return (
    <div className="flex min-w-0 grow basis-64 items-center gap-4">
      <img
        src={miniatura ?? placeholderOf(idTipoVivienda)}
        alt=""
        width={112}
        height={84}
        loading="lazy"
        className="aspect-4/3 w-28 shrink-0 rounded-field object-cover"
      />
      <div className="min-w-0">
        <Link
          to={paths.sheet(codigo) + (tipoOperacion === 'venta' ? '' : question)}
          className="font-semibold text-primary hover:underline"
        >
          {title}
        </Link>
        <PriceTag {...price} />
        {note}
        <p className="text-sm text-ink-muted">
          {tipoOperacion === 'venta' ? 'Venta' : 'Alquiler'} · {codigo} · {direccionCompleta}
        </p>
      </div>
    </div>
  );
}

function Gone({ code }: { code: string }) {
  return <p className="grow basis-64 text-ink-soft">{LIST_MESSAGES.gone(code)}</p>;
}

/** Removes a notice from a list on this device. */
export function RemoveButton({ code, onRemove }: { code: string; onRemove: (code: string) => void }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={`Quitar ${code}`}
      onClick={({ currentTarget }) => {
        focusNeighbour(currentTarget);
        onRemove(code);
      }}
    >
      Quitar
    </Button>
  );
}
