import { Injectable } from '@nestjs/common';
import type { LeadPrice } from '#common/pricing/lead-price.js';
import type { OfferedPrice } from '#common/pricing/prices.js';
import type { PackedTerms } from '#common/pricing/stays/stay-terms.js';
import { withTaken } from '#common/pricing/season/taken-nights.js';
import { mapInTurns } from '#platform/process/own-turn.js';
import { VisitorReads } from '#platform/database/replica/visitor-reads.js';
import { rowsOf, type Database } from '#platform/database/rows.js';
import { Season } from '../../pricing/public.js';
import { SearchReferencesQuery } from '../questions/search-references.js';
import { readCounters, type ListingCounters } from '../../listings/public.js';
import {
  unpackPrices,
  type PackedPrice,
  ANY_PRICE,
  leadFor,
  type PriceQuestion,
  type QuotedStay,
  type CardFacts,
} from '../../listings/rows/public.js';

/** Card data of a public listing, regardless of a search. */
export interface UnpricedCard {
  facts: CardFacts;
  amenities: string[];
  rentalPrices: OfferedPrice[];
  stayTerms: PackedTerms;
  counters: ListingCounters;
}

export interface PublicCard extends UnpricedCard {
  lead: LeadPrice;
  /** Null for listings that are not let by the season; undefined without dates. */
  stay?: QuotedStay | null;
}

interface CardRow {
  facts: CardFacts;
  amenities: number[];
  rental_prices: PackedPrice[];
  stay_terms: PackedTerms;
  views: number | null;
  whatsapp_inquiries: number | null;
  email_inquiries: number | null;
}

interface CardContext {
  question?: PriceQuestion;
  /** Quotes by listing id, if a search has dates. */
  stays?: ReadonlyMap<number, QuotedStay | null>;
}

const BY_ID = 'WHERE s.listing_id = ANY($1)';

@Injectable()
export class PublicCards {
  constructor(
    private readonly reads: VisitorReads,
    private readonly season: Season,
    private readonly references: SearchReferencesQuery,
  ) {}

  /** Cards selected by an SQL fragment: `rest` follows FROM, with the search rows as `s`. */
  async select(rest: string, values: unknown[], context: CardContext = {}): Promise<PublicCard[]> {
    const cards = await this.read(this.reads, rest, values);
    if (cards.length === 0) return [];
    const { dollarRate } = await this.references.current();
    const season = this.season.current();
    const { question = ANY_PRICE, stays } = context;
    return mapInTurns(cards, (card) => {
      const { facts, rentalPrices, stayTerms } = card;
      const stay = stays && (stays.get(facts.id) ?? null);
      const asked = stay === undefined ? {} : { stay };
      const lead = leadFor({ ...facts, rentalPrices, stayTerms }, question, { season, dollarRate, ...asked });
      return { ...card, lead, ...asked };
    });
  }

  /** The cards of these listings without the price of a search, in no particular order; listings that are not public are left out. */
  unpriced(ids: readonly number[], from: Database): Promise<UnpricedCard[]> {
    return this.read(from, BY_ID, [ids]);
  }

  private async read(from: Database, rest: string, values: unknown[]): Promise<UnpricedCard[]> {
    const rows = await rowsOf<CardRow>(
      from,
      `SELECT s.facts, s.amenities, s.rental_prices, s.stay_terms, t.views, t.whatsapp_inquiries, t.email_inquiries
       FROM search s LEFT JOIN offered_listing_stats t ON t.listing_id = s.listing_id ${rest}`,
      values,
    );
    if (rows.length === 0) return [];
    const { amenityNames } = await this.references.current();
    const season = this.season.current();
    return mapInTurns(rows, (row) => ({
      facts: row.facts,
      amenities: row.amenities.flatMap((id) => amenityNames.get(id) ?? []),
      rentalPrices: withTaken(unpackPrices(row.rental_prices), season),
      stayTerms: row.stay_terms,
      counters: readCounters(row),
    }));
  }

  /** The listings that have or had these codes, in this order, with those that they had; codes of no public listing are left out. */
  async ofCodes(codes: readonly string[]): Promise<{ id: number; formerCodes: string[] }[]> {
    return rowsOf(
      this.reads,
      `SELECT s.listing_id AS id,
              coalesce(array_agg(c.code ORDER BY c.code) FILTER (WHERE c.code <> s.code), '{}') AS "formerCodes"
       FROM (SELECT code, listing_id FROM search WHERE code = ANY($1)
             UNION ALL SELECT code, listing_id FROM former_codes WHERE code = ANY($1)) c JOIN search s ON s.listing_id = c.listing_id
       GROUP BY s.listing_id ORDER BY min(array_position($1::text[], c.code))`,
      [codes],
    );
  }

  /** The cards of these listings, in this order; listings that are not public are left out. */
  async byIds(ids: readonly number[], context: CardContext = {}): Promise<PublicCard[]> {
    const cards = await this.select(BY_ID, [ids], context);
    const byId = new Map(cards.map((card) => [card.facts.id, card]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }
}
