import type { ListingCounters } from '../domain/counters.js';
import type { PublicCard } from '../queries/public-cards.js';
import { presentCardHead, presentCardTail, presentCounters } from './presenters/card.presenter.js';

/** Questions whose prices are kept with a card. */
const KEPT_PRICES = 24;
/** What a card takes in memory beside its bytes. */
const OVERHEAD = 1_024;
const END = Buffer.from('}');

/** What of a card depends on what was searched for. */
export interface Priced {
  price: object;
  stay: object | undefined;
}

interface PricedBytes {
  price: Buffer;
  /** With the end of the card. */
  stay: Buffer | undefined;
}

/** What a card was written from. */
export interface Origin {
  /** Of the listing in the index. */
  stamp: number;
  /** The catalogue that the names of its amenities come from. */
  amenities: unknown;
}

/** A card as bytes: the parts of `presentCard`, each written once. */
export class WrittenCard {
  readonly id: number;
  /** What its price depends on, beside the price rows. */
  readonly sale: Pick<PublicCard['facts'], 'operation' | 'salePrice'>;
  /** When it was shown last, as `performance.now()`. */
  usedAt = -Infinity;
  /** From the comma that parts it from the card before. */
  private readonly head: Buffer;
  /** To the end; the counters stand last. */
  private tail: Buffer;
  private counters: string;
  private whole: { price: PricedBytes; bytes: Buffer } | undefined;
  private readonly prices = new Map<string, PricedBytes>();
  private pricesFor = '';

  /** @param countedAt when its counters were read */
  constructor(
    card: PublicCard,
    private readonly origin: Readonly<Origin>,
    public countedAt: number,
  ) {
    const { id, operation, salePrice } = card.facts;
    this.id = id;
    this.sale = { operation, salePrice };
    this.head = Buffer.from(`,${JSON.stringify(presentCardHead(card)).slice(0, -1)}`);
    this.tail = Buffer.from(`,${JSON.stringify(presentCardTail(card)).slice(1)}`);
    this.counters = JSON.stringify(presentCounters(card.counters));
  }

  /** In bytes; joined once beside its parts. */
  get weight(): number {
    return 2 * (this.head.length + this.tail.length) + OVERHEAD;
  }

  /** Whether it would be written the same from this. */
  holds({ stamp, amenities }: Origin): boolean {
    return this.origin.stamp === stamp && this.origin.amenities === amenities;
  }

  /** Adds its bytes to an answer. */
  appendTo(parts: Buffer[], price: PricedBytes): void {
    if (this.whole?.price === price) parts.push(this.whole.bytes);
    else parts.push(...this.partsWith(price));
  }

  private partsWith({ price, stay }: PricedBytes): Buffer[] {
    return stay
      ? [this.head, price, this.tail.subarray(0, -END.length), stay]
      : [this.head, price, this.tail];
  }

  /** Puts the parts together for the question that is asked again, so that most answers copy a card at once. */
  private join(price: PricedBytes): void {
    this.whole = { price, bytes: Buffer.concat(this.partsWith(price)) };
  }

  /**
   * The bytes of its price for a question, written when it is first asked.
   * @param question names the question
   * @param circumstances what prices depend on beside question and listing: when they change, all are written anew
   */
  price(question: string, circumstances: string, present: () => Priced): PricedBytes {
    if (this.pricesFor !== circumstances || this.prices.size >= KEPT_PRICES) {
      this.prices.clear();
      this.whole = undefined;
      this.pricesFor = circumstances;
    }
    let written = this.prices.get(question);
    if (written) {
      if (!this.whole) this.join(written);
    } else {
      const { price, stay } = present();
      written = {
        price: Buffer.from(`,${JSON.stringify(price).slice(1, -1)}`),
        stay: stay && Buffer.from(`,${JSON.stringify(stay).slice(1)}`),
      };
      this.prices.set(question, written);
    }
    return written;
  }

  /** Takes counters that were read at some time. */
  count(counters: ListingCounters, at: number): void {
    this.countedAt = at;
    const before = this.counters;
    this.counters = JSON.stringify(presentCounters(counters));
    if (this.counters === before) return;
    const rest = this.tail.subarray(0, this.tail.length - Buffer.byteLength(before) - END.length);
    this.tail = Buffer.concat([rest, Buffer.from(this.counters), END]);
    this.whole = undefined;
  }
}
