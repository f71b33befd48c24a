import { Injectable } from '@nestjs/common';
import { EDITING_MESSAGES, usedPrice } from '#common/listings/editing/editing-messages.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { PUBLICATION_MESSAGES } from '#common/listings/publication/publication-messages.js';
import {
  priceFaultsText,
  priceFieldErrors,
  priceRowFaults,
  type PriceRow,
} from '#common/listings/editing/price-rows.js';
import { ownerActions } from '#common/owners/link/owner-access.js';
import { requiresPrice } from '#common/listings/attributes/property-questions.js';
import { readRentalKey } from '#common/pricing/rental-key.js';
import type { Currency } from '#common/kernel/currencies.js';
import { OPERATIONS } from '#common/kernel/operations.js';
import { fraction, period, type FractionId, type PeriodId } from '#common/pricing/periods.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/process/problem.js';
import { Prices, type Price } from '../../pricing/public.js';
import type { Listing } from '../core/listing.entity.js';
import { takenPrice } from './taken-price.js';
import { ListingEdits, type Edit, type EditRequest } from './listing-edits.js';

/** A row as the operator saves it: with an id it updates that row, without one it is new. */
export interface PriceDraft {
  id: number | null;
  row: PriceRow;
  rented: boolean;
}

/** Rows to save, and ids of rows to delete in the same transaction. */
export interface PriceChanges {
  drafts: readonly PriceDraft[];
  removed: readonly number[];
}

interface RentedPeriod {
  period: PeriodId;
  fraction: FractionId;
  rented: boolean;
}

/** A price to be stored; its period and fraction identify it. */
export type WantedPrice = Pick<Price, 'period' | 'fraction' | 'amount' | 'currency' | 'rented'>;

type CheckedPrice = Omit<Price, 'id' | 'listingId' | 'operation'> & { id: number | null };

/** Adds, changes and removes prices of a listing (back-office.md §5). */
@Injectable()
export class EditPrices {
  constructor(
    private readonly edits: ListingEdits,
    private readonly prices: Prices,
  ) {}

  /**
   * @returns the rows as stored
   * @throws Problem 'invalid' with the faults of each row, or 'conflict' for two prices of one period and fraction
   */
  async save(request: Omit<EditRequest, 'section'>, { drafts, removed }: PriceChanges): Promise<Price[]> {
    return this.edits.apply({ ...request, section: 'prices' }, async (tx, listing) => {
      const before = await this.prices.of(tx, listing.id);
      const left = before.filter(({ id }) => !removed.includes(id));
      const rows = removed.length > 0 && drafts.length === 0 ? [] : checkedRows(drafts, listing);
      assertFree(rows, left);
      for (const id of removed) await this.prices.remove(tx, listing.id, id);
      const saved = await this.prices.save(tx, listing, rows);
      const after = await this.prices.of(tx, listing.id);
      assertPriced(listing, after);
      return { before: { prices: before }, after: { prices: after }, result: saved };
    });
  }

  /**
   * Marks a price as rented or free, for the owner.
   * @param together what else is done in the transaction
   * @throws Problem 'conflict' unless the owner may do so, or 'not-found'
   */
  async mark(
    request: Omit<EditRequest, 'section' | 'administratorId'>,
    { id, rented }: Pick<Price, 'id' | 'rented'>,
    together?: (tx: Transaction, mark: { hasChanged: boolean }) => Promise<void>,
  ): Promise<void> {
    const asked = {
      ...request,
      administratorId: null,
      section: 'prices',
      action: 'owner.edit.prices',
    } as const;
    await this.edits.apply(asked, async (tx, listing) => {
      if (!ownerActions(listing).includes('marcarAlquilado')) throw Problem.conflict();
      const before = await this.prices.of(tx, listing.id);
      const price = before.find((stored) => stored.id === id);
      if (!price) throw Problem.notFound(ERROR_MESSAGES.priceNotFound);
      await together?.(tx, { hasChanged: price.rented !== rented });
      return this.saveMark(tx, listing, { before, price: { ...price, rented } });
    });
  }

  /**
   * Marks the price of a period as rented or free, for the operator.
   * @throws Problem 'not-found' without such a price, 'conflict' if it is already marked so, and what ListingEdits throws
   */
  async markPeriod(
    request: Omit<EditRequest, 'section'>,
    { period: periodId, fraction: fractionId, rented }: RentedPeriod,
  ): Promise<void> {
    await this.edits.apply({ ...request, section: 'prices' }, async (tx, listing) => {
      const before = await this.prices.of(tx, listing.id);
      const price = before.find((stored) => stored.period === periodId && stored.fraction === fractionId);
      if (!price) throw Problem.notFound(EDITING_MESSAGES.noPriceOfPeriod);
      if (price.rented === rented)
        throw Problem.conflict(rented ? EDITING_MESSAGES.alreadyRented : EDITING_MESSAGES.alreadyFree);
      return this.saveMark(tx, listing, { before, price: { ...price, rented } });
    });
  }

  private async saveMark(
    tx: Transaction,
    listing: Listing,
    { before, price }: { before: Price[]; price: Price },
  ): Promise<Edit<undefined>> {
    await this.prices.save(tx, listing, [price]);
    const after = await this.prices.of(tx, listing.id);
    return { before: { prices: before }, after: { prices: after }, result: undefined };
  }

  /**
   * Makes the given rows the prices of a listing; rows of the same period and fraction keep their ids.
   * @throws Problem 'invalid' with the faults of each row
   */
  async replace(request: Omit<EditRequest, 'section'>, wanted: readonly WantedPrice[]): Promise<void> {
    await this.edits.apply({ ...request, section: 'prices' }, async (tx, listing) => {
      const before = await this.prices.of(tx, listing.id);
      const rows = checkedRows(
        wanted.map((price) => draftOf(price, before)),
        listing,
      );
      const left = before.filter((stored) => wanted.some((price) => isSamePartAs(stored, price)));
      for (const { id } of before.filter((stored) => !left.includes(stored)))
        await this.prices.remove(tx, listing.id, id);
      await this.prices.save(tx, listing, rows);
      const after = await this.prices.of(tx, listing.id);
      assertPriced(listing, after);
      return { before: { prices: before }, after: { prices: after }, result: undefined };
    });
  }

  /** @throws Problem 'invalid' for the last price of a type that needs one, or 'not-found' */
  async remove(request: Omit<EditRequest, 'section'>, priceId: number): Promise<void> {
    await this.edits.apply({ ...request, section: 'prices' }, async (tx, listing) => {
      const before = await this.prices.of(tx, listing.id);
      await this.prices.remove(tx, listing.id, priceId);
      const after = await this.prices.of(tx, listing.id);
      assertPriced(listing, after);
      return { before: { prices: before }, after: { prices: after }, result: undefined };
    });
  }
}

function isSamePartAs(price: WantedPrice, other: WantedPrice): boolean {
  return price.period === other.period && price.fraction === other.fraction;
}

function draftOf(wanted: WantedPrice, stored: readonly Price[]): PriceDraft {
  const row: PriceRow = {
    monto: wanted.amount,
    tipo_moneda: wanted.currency,
    periodo: wanted.period === null ? '' : period(wanted.period).name,
    fraccion: wanted.fraction === null ? '' : fraction(wanted.fraction).name,
  };
  const known = stored.find((price) => isSamePartAs(price, wanted));
  return { id: known?.id ?? null, row, rented: wanted.rented };
}

function checkedRows(drafts: readonly PriceDraft[], { operation }: Listing): CheckedPrice[] {
  const faults = priceRowFaults(
    drafts.map(({ row }) => row),
    OPERATIONS[operation].name,
  );
  if (faults.length > 0) throw Problem.invalid(priceFieldErrors(faults), priceFaultsText(faults));
  return drafts.map(({ id, row, rented }) => {
    const key = operation === 'rental' ? readRentalKey(row) : undefined;
    return {
      id,
      period: key?.period ?? null,
      fraction: key?.fraction ?? null,
      amount: row.monto as number,
      currency: row.tipo_moneda as Currency,
      rented: operation === 'rental' && rented,
    };
  });
}

/** A price is required, except for types without prices (public-site.md §5, step 4). */
function assertPriced({ propertyType }: Listing, prices: readonly Price[]): void {
  if (prices.length > 0 || !requiresPrice(propertyType)) return;
  const message = PUBLICATION_MESSAGES.priceRequired;
  throw Problem.invalid({ precios: [message] }, message);
}

/** @throws Problem 'conflict' for a row whose period and fraction are taken by another price */
function assertFree(rows: readonly CheckedPrice[], stored: readonly Price[]): void {
  const taken = takenPrice(rows, stored);
  if (!taken) return;
  throw Problem.conflict(
    usedPrice(
      taken.period ? period(taken.period).label : '',
      taken.fraction ? fraction(taken.fraction).label : '',
    ),
  );
}
