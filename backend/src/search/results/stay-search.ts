import { Injectable } from '@nestjs/common';
import type { SearchFilters, SortOrder } from '#common/search/query/search-filters.js';
import { StayChooser, type ChosenStay } from '#common/pricing/stays/open-stay.js';
import { fillFrom } from '#common/pricing/stays/stay-quote.js';
import type { PackedTerms } from '#common/pricing/stays/stay-terms.js';
import { stayRank, type StayQuote, type StayRank } from '#common/pricing/stays/stay.js';
import { VisitorReads } from '#platform/database/replica/visitor-reads.js';
import { rowsOf } from '#platform/database/rows.js';
import { SqlBuilder } from '#platform/database/sql-builder.js';
import { Season } from '../../pricing/public.js';
import { PublicCards, type PublicCard } from '../cards/public-cards.js';
import { addConditions, matchesOf, orderBy, type SearchContext } from '../questions/search-conditions.js';
import { unpackPrices, type PackedPrice, isLetByTheSeason, quotedStays } from '../../listings/rows/public.js';

interface Candidate {
  id: number;
  prices: PackedPrice[];
  stayTerms: PackedTerms;
}

interface Quoted {
  id: number;
  /** Null for a listing that is not let by the season. */
  chosen: ChosenStay | null;
  pesos: number | null;
}

interface StayQuestion {
  context: SearchContext;
  sort: SortOrder;
  size: number;
  offset: number;
}

/**
 * Searches for a stay. SQL applies all other filters; then each listing gets the quote of its best stay, which determines price range, availability and
 * price order.
 */
@Injectable()
export class StaySearch {
  constructor(
    private readonly reads: VisitorReads,
    private readonly cards: PublicCards,
    private readonly season: Season,
  ) {}

  async find({ context, sort, size, offset }: StayQuestion): Promise<{ cards: PublicCard[]; total: number }> {
    const wanted = inOrder(await this.wanted(context, sort), sort);
    const page = wanted.slice(offset, offset + size);
    const stays = quotedStays(context.filters, new Map(page.map(({ id, chosen }) => [id, chosen])));
    const cards = await this.cards.byIds(
      page.map(({ id }) => id),
      { stays },
    );
    return { cards, total: wanted.length };
  }

  async ids(context: SearchContext): Promise<number[]> {
    return (await this.wanted(context, 'recientes')).map(({ id }) => id);
  }

  /** Best stays of these listings by id; null for a listing that is not let by the season. */
  async quotes(
    context: Pick<SearchContext, 'stays' | 'dollarRate'>,
    ids: readonly number[],
  ): Promise<Map<number, ChosenStay | null>> {
    const candidates = await rowsOf<Candidate>(
      this.reads,
      `SELECT s.listing_id AS id, s.rental_prices AS prices, s.stay_terms AS "stayTerms" FROM search s WHERE s.listing_id = ANY($1)`,
      [ids],
    );
    return new Map(this.quoted(context, candidates));
  }

  private async wanted(context: SearchContext, sort: SortOrder): Promise<Quoted[]> {
    const quotes = this.quoted(context, await this.candidates(context, sort));
    return quotes
      .map(([id, chosen]): Quoted => ({ id, chosen, pesos: chosen && comparable(chosen.quote, context) }))
      .filter((one) => isWanted(one, context.filters));
  }

  private quoted(
    { stays, dollarRate }: Pick<SearchContext, 'stays' | 'dollarRate'>,
    candidates: readonly Candidate[],
  ): [id: number, chosen: ChosenStay | null][] {
    const chooser = new StayChooser(stays, this.season.calendar, dollarRate);
    return candidates.map(({ id, prices, stayTerms }) => {
      const rentalPrices = unpackPrices(prices);
      const offer = { rentalPrices, stayTerms };
      return [id, isLetByTheSeason(rentalPrices) ? chooser.choose(fillFrom(offer)) : null];
    });
  }

  /** In the requested order if it does not depend on quotes, otherwise newest first. */
  private async candidates(context: SearchContext, sort: SortOrder): Promise<Candidate[]> {
    const matches = matchesOf(context.filters).filter(({ kind }) => kind !== 'price' && kind !== 'free');
    const sql = new SqlBuilder();
    addConditions(sql, matches, context);
    const byPrice = sort === 'precio-menor' || sort === 'precio-mayor';
    const order = byPrice ? 's.published_at DESC, s.listing_id DESC' : orderBy(sort, sql, context);
    return rowsOf<Candidate>(
      this.reads,
      `SELECT s.listing_id AS id, s.rental_prices AS prices, s.stay_terms AS "stayTerms" FROM search s WHERE ${sql.text} ORDER BY ${order}`,
      sql.values,
    );
  }
}

/** Comparable total: in pesos, or in the requested currency. */
function comparable(quote: StayQuote, { filters, dollarRate }: SearchContext): number | null {
  if (quote.kind !== 'priced') return null;
  if (filters.currency === quote.currency || quote.currency === 'ARS') return quote.total;
  return dollarRate === null ? null : quote.total * dollarRate;
}

/** Whether the quote meets price range, currency and 'solo libres'. */
function isWanted({ chosen, pesos }: Quoted, filters: SearchFilters): boolean {
  const quote = chosen?.quote;
  const { priceFrom, priceTo, currency, free } = filters;
  if (free && quote?.kind !== 'priced' && quote?.kind !== 'consult') return false;
  if (priceFrom === null && priceTo === null && currency === null) return true;
  if (quote?.kind !== 'priced') return false;
  if (currency === null) return isBetween(pesos, priceFrom, priceTo);
  return quote.currency === currency && isBetween(quote.total, priceFrom, priceTo);
}

function isBetween(amount: number | null, from: number | null, to: number | null): boolean {
  return amount !== null && (from === null || amount >= from) && (to === null || amount <= to);
}

/** Sorts by quote if the order is by price, with listings without one last in both directions; the default order begins with the rank. */
function inOrder(quoted: Quoted[], sort: SortOrder): Quoted[] {
  if (sort === 'recientes') return quoted.toSorted((a, b) => rankOf(a) - rankOf(b));
  if (sort !== 'precio-menor' && sort !== 'precio-mayor') return quoted;
  const sign = sort === 'precio-menor' ? 1 : -1;
  return quoted.toSorted((a, b) => {
    if (a.pesos === null || b.pesos === null) return Number(a.pesos === null) - Number(b.pesos === null);
    return sign * (a.pesos - b.pesos);
  });
}

function rankOf({ chosen }: Quoted): StayRank {
  return chosen ? stayRank(chosen.quote, chosen.stay) : 3;
}
