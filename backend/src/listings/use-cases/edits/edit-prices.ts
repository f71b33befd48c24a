import { Injectable } from '@nestjs/common';
import { EDITING_MESSAGES, usedPrice } from '#common/messages/editing.js';
import { hasDuplicatePrices } from '#common/rules/prices.js';
import type { Currency } from '#common/vocabulary/currencies.js';
import { fraction, period, type FractionId, type PeriodId } from '#common/vocabulary/periods.js';
import { Problem } from '#platform/problems/problem.js';
import { Prices, type Price } from '../../../pricing/public.js';
import { ListingEdits, type EditRequest } from './listing-edits.js';

/** A row as the operator saves it: with an id it changes that row, without one it is new. */
export interface PriceDraft {
  id: number | null;
  period: PeriodId | null;
  fraction: FractionId | null;
  amount: number;
  currency: Currency;
  rented: boolean;
}

/** Adds, changes and removes prices of a listing (back-office.md §5). */
@Injectable()
export class EditPrices {
  constructor(
    private readonly edits: ListingEdits,
    private readonly prices: Prices,
  ) {}

  /** Gives the rows as they are stored. Throws a Problem 'invalid' or 'conflict' for two prices of one period and fraction. */
  async save(request: Omit<EditRequest, 'section'>, drafts: readonly PriceDraft[]): Promise<Price[]> {
    return this.edits.apply({ ...request, section: 'prices' }, async (tx, listing) => {
      const isRental = listing.operation === 'rental';
      const rows = drafts.map((draft) =>
        isRental ? draft : { ...draft, period: null, fraction: null, rented: false },
      );
      const before = await this.prices.of(tx, listing.id);
      assertComplete(rows, isRental);
      assertFree(rows, before);
      const saved = await this.prices.save(tx, listing, rows);
      return { before: { prices: before }, after: { prices: saved }, result: saved };
    });
  }

  async remove(request: Omit<EditRequest, 'section'>, priceId: number): Promise<void> {
    await this.edits.apply({ ...request, section: 'prices' }, async (tx, { id }) => {
      const before = await this.prices.of(tx, id);
      await this.prices.remove(tx, id, priceId);
      return { before: { prices: before }, after: { removed: priceId }, result: undefined };
    });
  }
}

function assertComplete(rows: readonly PriceDraft[], isRental: boolean): void {
  const complete = rows.every((row) => !isRental || (row.period && row.fraction));
  if (rows.length === 0 || !complete || (!isRental && rows.length > 1)) {
    throw Problem.invalid(
      { precios: [EDITING_MESSAGES.incompletePrices] },
      EDITING_MESSAGES.incompletePrices,
    );
  }
  const pairs = rows.flatMap(({ period: periodId, fraction: fractionId }) =>
    periodId && fractionId ? [{ period: periodId, fraction: fractionId }] : [],
  );
  if (hasDuplicatePrices(pairs)) {
    throw Problem.invalid({ precios: [EDITING_MESSAGES.duplicatePrices] }, EDITING_MESSAGES.duplicatePrices);
  }
}

/** A pair that a row outside the saved ones has is taken. */
function assertFree(rows: readonly PriceDraft[], stored: readonly Price[]): void {
  const saved = new Set(rows.map(({ id }) => id));
  for (const row of rows) {
    const other = stored.find(
      (one) => !saved.has(one.id) && one.period === row.period && one.fraction === row.fraction,
    );
    if (other) {
      const [periodName, fractionName] = [
        row.period ? period(row.period).name : '',
        row.fraction ? fraction(row.fraction).name : '',
      ];
      throw Problem.conflict(usedPrice(periodName, fractionName));
    }
  }
}
