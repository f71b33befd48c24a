import { Injectable } from '@nestjs/common';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { listingTitle } from '#common/listings/listing-title.js';
import { RENTED, priceKey, rentTable, type OfferedPrice, type RentTableRow } from '#common/pricing/prices.js';
import { flagsOf } from '#common/contracts/contract.js';
import { withTaken } from '#common/pricing/season/taken-nights.js';
import type { Plan } from '#common/contracts/plans.js';
import type { ContractStateAnswer } from '#common/contracts/contract-calls.js';
import type { FoundPriceAnswer } from '#common/pricing/price-calls.js';
import { VisitorReads } from '#platform/database/replica/visitor-reads.js';
import { rowOf } from '#platform/database/rows.js';
import { Problem } from '#platform/process/problem.js';
import { Season } from '../../pricing/public.js';
import { type SearchRow, unpackPrices } from '../../listings/rows/public.js';

type Facts = Pick<SearchRow, 'facts' | 'rentalPrices'>;

/** Single facts of a public listing, by its id. Each method throws a Problem 'not-found' for a listing that is not public. */
@Injectable()
export class PublicFacts {
  constructor(
    private readonly reads: VisitorReads,
    private readonly season: Season,
  ) {}

  async title(id: number): Promise<string> {
    return listingTitle((await this.row(id)).facts);
  }

  async rentTable(id: number): Promise<RentTableRow[]> {
    return rentTable(this.offered(await this.row(id)));
  }

  /** The price with that key (priceKey), or the only price of a sale; null if there is none. */
  async price(id: number, key: number | null): Promise<FoundPriceAnswer['precioEncontrado']> {
    const row = await this.row(id);
    const { operation, salePrice } = row.facts;
    if (operation === 'sale') return salePrice && { precio: salePrice.amount, moneda: salePrice.currency };
    const found = this.offered(row).find((price) => priceKey(price) === key);
    return found ? { precio: found.taken ? RENTED : found.amount, moneda: found.currency } : null;
  }

  async contract(id: number): Promise<ContractStateAnswer['contrato']> {
    await this.row(id);
    const contract = await rowOf<{ plan: Plan; paid: boolean }>(
      this.reads,
      'SELECT plan, paid_now AS paid FROM offered_contracts WHERE listing_id = $1',
      [id],
    );
    const { alqfotos, venfotos } = flagsOf(contract!.plan);
    return { pagado: contract!.paid, alqfotos, venfotos };
  }

  private offered({ rentalPrices }: Facts): OfferedPrice[] {
    return withTaken(unpackPrices(rentalPrices), this.season.current());
  }

  private async row(listingId: number): Promise<Facts> {
    const row = await rowOf<Facts>(
      this.reads,
      'SELECT facts, rental_prices AS "rentalPrices" FROM search WHERE listing_id = $1',
      [listingId],
    );
    if (!row) throw Problem.notFound(ERROR_MESSAGES.listingNotFound);
    return row;
  }
}
