import { Injectable } from '@nestjs/common';
import { SqlBuilder } from '#platform/database/sql-builder.js';
import { DataSource } from 'typeorm';
import { SEARCH_MESSAGES } from '#common/messages/search.js';
import { RENTED, pricePer } from '#common/rules/prices.js';
import type { SearchFilters } from '#common/rules/search-filters.js';
import type { SearchQuery } from '#common/rules/search-query.js';
import { LIMITS } from '#common/vocabulary/limits.js';
import { fraction, period } from '#common/vocabulary/periods.js';
import type { ListingCardWire, SearchAnswer } from '#common/wire/listings.js';
import { Amenities } from '../../amenities/public.js';
import type { SearchRentalPrice } from '../data/search-row.entity.js';
import { PublicCards, presentRow } from './public-cards.js';
import { addConditions, orderBy } from './search-conditions.js';

/** The search of the public site: cards of one page, and how many there are in all. */
@Injectable()
export class SearchListings {
  constructor(
    private readonly database: DataSource,
    private readonly cards: PublicCards,
    private readonly amenities: Amenities,
  ) {}

  async execute({ code, filters, sort, page }: SearchQuery): Promise<SearchAnswer> {
    if (code) return this.byCode(code);
    const context = {
      amenityIds: await this.amenities.resolve(filters.amenities),
      dollarRate: await this.dollarRate(),
    };
    const sql = new SqlBuilder();
    addConditions(sql, filters, context);
    const [{ total }] = await this.database.query(
      `SELECT count(*)::int AS total FROM search s WHERE ${sql.text}`,
      sql.values,
    );
    const size = page === null ? LIMITS.searchUnpaged : LIMITS.pageSize;
    const order = orderBy(sort, sql, context.dollarRate);
    const rows = await this.cards.rows(
      `WHERE ${sql.text} ORDER BY ${order} LIMIT ${sql.value(size)} OFFSET ${sql.value(((page ?? 1) - 1) * size)}`,
      sql.values,
    );
    const listings = rows.map((row) => presentRow(row, searchedPrice(row.rental_prices, filters)));
    return answer(listings, { total, page: page ?? 1, size: LIMITS.pageSize });
  }

  private async byCode(code: string): Promise<SearchAnswer> {
    const listings = await this.cards.list('WHERE s.code = $1', [code]);
    return answer(listings, { total: listings.length, page: 1, size: LIMITS.pageSize });
  }

  private async dollarRate(): Promise<number | null> {
    const [rate] = await this.database.query(`SELECT value FROM exchange_rates WHERE currency = 'USD'`);
    return rate ? Number(rate.value) : null;
  }
}

/** The price of the period and fraction searched for; without a fraction, of the period's first. */
function searchedPrice(
  prices: readonly SearchRentalPrice[],
  { period: periodId, fraction: fractionId }: SearchFilters,
): ListingCardWire['precioBuscado'] {
  if (!periodId) return null;
  const found = prices.find(
    ({ key }) => Math.trunc(key / 10) === periodId && (!fractionId || key % 10 === fractionId),
  );
  if (!found) return null;
  const per = pricePer({ period: period(periodId).id, fraction: fraction(found.key % 10).id });
  return { monto: found.rented ? RENTED : found.amount, moneda: found.currency, por: per };
}

function answer(
  listings: ListingCardWire[],
  { total, page, size }: { total: number; page: number; size: number },
): SearchAnswer {
  return {
    success: true,
    message: total === 0 ? SEARCH_MESSAGES.nothingFound : '',
    inmuebles: listings,
    total,
    pagina: page,
    paginas: Math.max(1, Math.ceil(total / size)),
  };
}
