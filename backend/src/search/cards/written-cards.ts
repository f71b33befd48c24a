import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Day } from '#common/kernel/time/days.js';
import { mapInTurns, ownTurn } from '#platform/process/own-turn.js';
import { PeriodicTask } from '#platform/process/periodic-task.js';
import { LruMap } from '#platform/cache/lru-map.js';
import { Season } from '../../pricing/public.js';
import type { CardsInIndex } from './cards-in-index.js';
import { keyOfStays } from '../index/stay-quotes.js';
import { ListingCounts } from './listing-counts.js';
import { PublicCards } from './public-cards.js';
import { SearchReferencesQuery, type SearchReferences } from '../questions/search-references.js';
import { presentCardPrice, presentCardStay } from './card.presenter.js';
import { WrittenCard, WrittenPrice } from './written-card.js';
import { readCounters } from '../../listings/public.js';
import { leadFor, type QuotedStay } from '../../listings/rows/public.js';

/** Memory limit of all cached cards, in bytes. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Memory limit of all cached prices, in bytes: those of about 800 recent searches. */
const MOST_BYTES_OF_PRICES = 16 * 1024 * 1024;
/** Maximum age of visit and inquiry counters. Counters of recently shown cards are refreshed in advance. */
const COUNTED_MS = 5_000;
const IN_USE_MS = 300_000;
const COUNT_EVERY_MS = 2_000;
const COUNT_AT_ONCE = 2_000;
/** Cards that are joined in one turn of the event loop; a search without pages has hundreds. */
const A_TURN = 50;

interface Reading {
  asked: CardsInIndex;
  references: SearchReferences;
  today: Day;
  /** As `performance.now()`. */
  now: number;
  /** Identifies what prices are requested for. */
  question: string;
  /** What they depend on besides it and the listing. */
  circumstances: string;
}

/**
 * Cards of search responses as serialised bytes, cached while their listing, the amenity catalogue, the exchange rate and the day stay the
 * same. A response concatenates them instead of serialising.
 */
@Injectable()
export class WrittenCards implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly cached = new LruMap<number, WrittenCard>(MOST_BYTES);
  /** By stamp and question. */
  private prices = new LruMap<string, WrittenPrice>(MOST_BYTES_OF_PRICES);
  private pricesFor = '';
  private readonly counting = new PeriodicTask(
    COUNT_EVERY_MS,
    () => this.countUsed(),
    () => undefined,
  );

  constructor(
    private readonly cards: PublicCards,
    private readonly counts: ListingCounts,
    private readonly references: SearchReferencesQuery,
    private readonly season: Season,
    private readonly database: DataSource,
  ) {}

  onApplicationBootstrap(): void {
    this.counting.start();
  }

  /** Runs before the database pool closes: a query that waits for a connection of a closing pool never settles. */
  async onModuleDestroy(): Promise<void> {
    await this.counting.stop();
  }

  /**
   * The cards, separated by commas; undefined if data must be read from the database first, or if they are too many for one turn of the event
   * loop (`read`).
   */
  join(asked: CardsInIndex, references = this.references.now()): Buffer[] | undefined {
    if (!references || asked.places.length > A_TURN) return undefined;
    const parts: Buffer[] = [];
    const reading = this.readingOf(asked, references);
    if (reading.circumstances !== this.pricesFor) {
      this.prices = new LruMap(MOST_BYTES_OF_PRICES);
      this.pricesFor = reading.circumstances;
    }
    for (const place of asked.places) {
      const card = this.fresh(place, reading);
      if (!card) return undefined;
      card.usedAt = reading.now;
      card.appendTo(parts, this.priceOf(card, place, reading));
    }
    return parts;
  }

  /**
   * As `join`, after reading what it lacks; undefined if listings have changed or disappeared meanwhile. The search must then be repeated: the
   * place of one that disappeared may be that of another by now, which the search did not find.
   */
  async read(asked: CardsInIndex): Promise<Buffer[] | undefined> {
    const { index, places } = asked;
    const stamps = places.map((place) => index.stampAt(place));
    const references = await this.load(asked);
    const areSame = (): boolean => places.every((place, at) => index.stampAt(place) === stamps[at]);
    const parts: Buffer[] = [];
    for (let at = 0; at < places.length; at += A_TURN) {
      if (at > 0) await ownTurn();
      const joined = areSame() && this.join({ ...asked, places: places.slice(at, at + A_TURN) }, references);
      if (!joined) return undefined;
      parts.push(...joined);
    }
    return parts;
  }

  /** Reads what `join` lacks and returns its inputs. */
  private async load(asked: CardsInIndex): Promise<SearchReferences> {
    const { index, places } = asked;
    const references = await this.references.current();
    const { amenities } = references;
    const reading = this.readingOf(asked, references);
    const stamps = new Map<number, number>();
    const late: WrittenCard[] = [];
    for (const place of places) {
      if (this.fresh(place, reading)) continue;
      const card = this.cached.get(index.idAt(place));
      if (card?.holds({ stamp: index.stampAt(place), amenities })) late.push(card);
      else stamps.set(index.idAt(place), index.stampAt(place));
    }
    if (late.length > 0) await this.count(late);
    if (stamps.size === 0) return references;
    const readAt = performance.now();
    // A replica may lack a change that the index has: its card would be cached under the stamp of the change.
    await mapInTurns(await this.cards.byIds([...stamps.keys()], { from: this.database }), (card) => {
      const { id } = card.facts;
      this.cached.set(id, new WrittenCard(card, { stamp: stamps.get(id)!, amenities }, readAt));
    });
    return references;
  }

  /** Inputs shared by all cards of a response. */
  private readingOf(asked: CardsInIndex, references: SearchReferences): Reading {
    const { period, fraction, currency } = asked.question;
    const { stays } = asked;
    const { calendar, today } = this.season.current();
    return {
      asked,
      references,
      today,
      now: performance.now(),
      question: stays
        ? `${keyOfStays(stays.asked)} ${stays.people} ${stays.isChosen}`
        : `${period} ${fraction} ${currency}`,
      circumstances: `${references.dollarRate} ${today} ${calendar.key}`,
    };
  }

  private fresh(place: number, { asked, references, now }: Reading): WrittenCard | undefined {
    const { index } = asked;
    const card = this.cached.get(index.idAt(place));
    if (!card || now - card.countedAt >= COUNTED_MS) return undefined;
    return card.holds({ stamp: index.stampAt(place), amenities: references.amenities }) ? card : undefined;
  }

  private priceOf(card: WrittenCard, place: number, reading: Reading): WrittenPrice {
    const key = `${card.stamp} ${reading.question}`;
    const known = this.prices.get(key);
    if (known) return known;
    const written = this.writePrice(card, place, reading);
    this.prices.set(key, written);
    return written;
  }

  /** Price and stay of a card for the question. */
  private writePrice({ sale }: WrittenCard, place: number, { asked, references, today }: Reading) {
    const { index, question, stays } = asked;
    const chosen = stays?.quoteAt(place);
    const stay: QuotedStay | null =
      stays && chosen ? { ...chosen, people: stays.people, isChosen: stays.isChosen } : null;
    const { prices } = index;
    const offer = { rentalPrices: prices.rowsAt(place), stayTerms: prices.termsAt(place) };
    const lead = leadFor({ ...sale, ...offer }, question, {
      season: { calendar: this.season.calendar, today },
      dollarRate: references.dollarRate,
      ...(stays ? { stay } : {}),
    });
    return new WrittenPrice({
      price: presentCardPrice(lead),
      stay: stays && presentCardStay(stay, sale.propertyType),
    });
  }

  /** Refreshes the counters of all cards in use. */
  private async countUsed(): Promise<void> {
    const since = performance.now() - IN_USE_MS;
    const used = [...this.cached.values()].filter(({ usedAt }) => usedAt > since);
    for (let at = 0; at < used.length; at += COUNT_AT_ONCE)
      await this.count(used.slice(at, at + COUNT_AT_ONCE));
  }

  private async count(cards: readonly WrittenCard[]): Promise<void> {
    const readAt = performance.now();
    const counters = await this.counts.of(cards.map(({ id }) => id));
    for (const card of cards) card.count(counters.get(card.id) ?? readCounters({}), readAt);
  }
}
