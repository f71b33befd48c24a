import type { PublicCard } from './public-cards.js';
import { presentCardHead, presentCardTail, presentCounters } from './card.presenter.js';
import type { ListingCounters } from '../../listings/public.js';

/** Memory per card and per price besides their bytes, in bytes. */
const OVERHEAD = 1_024;
const OVERHEAD_OF_PRICE = 400;
const END = Buffer.from('}');

/** The part of a card that depends on the search, as bytes. */
export class WrittenPrice {
  readonly price: Buffer;
  /** Includes the end of the card. */
  readonly stay: Buffer | undefined;

  constructor({ price, stay }: { price: object; stay: object | undefined }) {
    this.price = Buffer.from(`,${JSON.stringify(price).slice(1, -1)}`);
    this.stay = stay && Buffer.from(`,${JSON.stringify(stay).slice(1)}`);
  }

  /** Size in bytes. */
  get weight(): number {
    return this.price.length + (this.stay?.length ?? 0) + OVERHEAD_OF_PRICE;
  }
}

/** Inputs of a card's serialisation. */
export interface Origin {
  /** Version of the listing in the index. */
  stamp: number;
  /** The catalogue with the names of its amenities. */
  amenities: unknown;
}

/** A card as bytes: the parts of `presentCard`, each serialised once. */
export class WrittenCard {
  readonly id: number;
  /** Facts that determine the price, besides the price rows. */
  readonly sale: Pick<PublicCard['facts'], 'operation' | 'propertyType' | 'salePrice' | 'priorPrices'>;
  /** Time of last use, as `performance.now()`. */
  usedAt = -Infinity;
  /** Starts with the comma that separates it from the previous card. */
  private readonly head: Buffer;
  /** Up to the end; the counters are last. */
  private tail: Buffer;
  private counters: string;

  /** @param countedAt when its counters were read */
  constructor(
    card: PublicCard,
    private readonly origin: Readonly<Origin>,
    public countedAt: number,
  ) {
    const { id, operation, propertyType, salePrice, priorPrices } = card.facts;
    this.id = id;
    this.sale = { operation, propertyType, salePrice, priorPrices };
    this.head = Buffer.from(`,${JSON.stringify(presentCardHead(card)).slice(0, -1)}`);
    this.tail = Buffer.from(`,${JSON.stringify(presentCardTail(card)).slice(1)}`);
    this.counters = JSON.stringify(presentCounters(card.counters));
  }

  /** Version of its listing. */
  get stamp(): number {
    return this.origin.stamp;
  }

  /** Size in bytes. */
  get weight(): number {
    return this.head.length + this.tail.length + OVERHEAD;
  }

  /** Whether serialisation from these inputs would give the same bytes. */
  holds({ stamp, amenities }: Origin): boolean {
    return this.origin.stamp === stamp && this.origin.amenities === amenities;
  }

  /** Appends its bytes to a response. */
  appendTo(parts: Buffer[], { price, stay }: WrittenPrice): void {
    if (stay) parts.push(this.head, price, this.tail.subarray(0, -END.length), stay);
    else parts.push(this.head, price, this.tail);
  }

  /** Updates the counters, with the time they were read. */
  count(counters: ListingCounters, at: number): void {
    this.countedAt = at;
    const before = this.counters;
    this.counters = JSON.stringify(presentCounters(counters));
    if (this.counters === before) return;
    const rest = this.tail.subarray(0, this.tail.length - Buffer.byteLength(before) - END.length);
    this.tail = Buffer.concat([rest, Buffer.from(this.counters), END]);
  }
}
