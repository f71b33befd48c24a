import { Injectable } from '@nestjs/common';
import type { ListingIndex } from '../index/listing-index.js';
import { keyOfStays } from '../index/stay-quotes.js';
import { ownTurn } from '#platform/process/own-turn.js';
import { SearchReferencesQuery, type SearchReferences } from '../questions/search-references.js';
import { leadFor, type QuotedStay } from '../../listings/rows/public.js';
import { Season } from '../../pricing/public.js';
import { presentCardPrice, presentCardStay } from './card.presenter.js';
import { CardStore } from './card-store.js';
import type { CardsInIndex } from './cards-in-index.js';

/** Memory limit of all cached prices, in bytes: those of about 800 searches. Beyond it all are dropped, because they are cheap to make. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Memory of a cached price besides its bytes, in bytes. */
const OVERHEAD = 250;
/** Cards that are joined in one turn of the event loop; a search without pages has hundreds. */
const A_TURN = 50;

/** What all cards of a response share. */
interface Reading extends CardsInIndex {
  dollarRate: number | null;
  /** By version of the listing: the price for the question, and the end of the card, serialised. */
  prices: Map<number, Buffer>;
}

/** Cards of search responses as bytes: a response concatenates them instead of serialising. */
@Injectable()
export class WrittenCards {
  /** By question. */
  private prices = new Map<string, Map<number, Buffer>>();
  private pricesBytes = 0;
  /** What they depend on besides. */
  private pricesFor = '';

  constructor(
    private readonly store: CardStore,
    private readonly references: SearchReferencesQuery,
    private readonly season: Season,
  ) {}

  /**
   * The cards, each after a comma; undefined if data must be read from the database first, or if they are too many for one turn of the event
   * loop (`read`).
   */
  join(asked: CardsInIndex, references = this.references.now()): Buffer | undefined {
    const { index, places } = asked;
    if (!references || places.length > A_TURN) return undefined;
    const { store } = this;
    store.follow(references);
    if (!places.every((place) => store.has(index, place))) return undefined;
    const reading = this.readingOf(asked, references);
    const prices = places.map((place) => this.priceOf(place, reading));
    const size = places.reduce((sum, place, at) => sum + store.lengthAt(place) + prices[at]!.length, 0);
    const joined = Buffer.allocUnsafe(size);
    let end = 0;
    places.forEach((place, at) => {
      store.copy(place, joined, end);
      end += store.lengthAt(place);
      end += prices[at]!.copy(joined, end);
    });
    return joined;
  }

  /**
   * As `join`, after reading what it lacks; undefined if listings have changed or disappeared meanwhile. The search must then be repeated: the
   * place of one that disappeared may be that of another by now, which the search did not find.
   */
  async read(asked: CardsInIndex): Promise<Buffer | undefined> {
    const { index, places } = asked;
    const stamps = places.map((place) => index.stampAt(place));
    const references = await this.references.current();
    this.store.follow(references);
    const missing = places.filter((place) => !this.store.has(index, place));
    if (missing.length > 0) await this.store.read(index, missing);
    const areSame = (): boolean => places.every((place, at) => index.stampAt(place) === stamps[at]);
    const parts: Buffer[] = [];
    for (let at = 0; at < places.length; at += A_TURN) {
      if (at > 0) await ownTurn();
      const joined = areSame() && this.join({ ...asked, places: places.slice(at, at + A_TURN) }, references);
      if (!joined) return undefined;
      parts.push(joined);
    }
    return Buffer.concat(parts);
  }

  private readingOf(asked: CardsInIndex, { dollarRate }: SearchReferences): Reading {
    const { period, fraction, currency } = asked.question;
    const { stays } = asked;
    const circumstances = `${dollarRate} ${this.store.version}`;
    if (circumstances !== this.pricesFor || this.pricesBytes > MOST_BYTES) {
      this.prices = new Map();
      this.pricesBytes = 0;
      this.pricesFor = circumstances;
    }
    const key = stays
      ? `${keyOfStays(stays.asked)} ${stays.people} ${stays.isChosen}`
      : `${period} ${fraction} ${currency}`;
    const prices = this.prices.get(key) ?? new Map<number, Buffer>();
    this.prices.set(key, prices);
    return { ...asked, dollarRate, prices };
  }

  private priceOf(place: number, reading: Reading): Buffer {
    const { index, prices } = reading;
    const stamp = index.stampAt(place);
    const known = prices.get(stamp);
    if (known) return known;
    const price = Buffer.from(`,${JSON.stringify(this.present(place, reading)).slice(1)}`);
    prices.set(stamp, price);
    this.pricesBytes += price.length + OVERHEAD;
    return price;
  }

  /** Price and stay of a card for the question. */
  private present(place: number, { index, question, stays, dollarRate }: Reading): object {
    const offer = offerAt(index, place);
    const priorPrices = [...(this.store.priorPricesAt(place) ?? [])];
    const chosen = stays?.quoteAt(place);
    const stay: QuotedStay | null =
      stays && chosen ? { ...chosen, people: stays.people, isChosen: stays.isChosen } : null;
    const asked = stays ? { stay } : {};
    const lead = leadFor({ ...offer, priorPrices }, question, {
      season: this.season.current(),
      dollarRate,
      ...asked,
    });
    return { ...presentCardPrice(lead), ...(stays && presentCardStay(stay, offer.propertyType)) };
  }
}

/** Prices of a listing in the index, with what they depend on. */
function offerAt(index: ListingIndex, place: number) {
  return {
    operation: index.operationAt(place),
    propertyType: index.typeAt(place),
    salePrice: index.leads.salePrice(place),
    rentalPrices: index.prices.rowsAt(place),
    stayTerms: index.prices.termsAt(place),
  };
}
