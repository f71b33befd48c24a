import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Currency } from '#common/kernel/currencies.js';
import type { Operation } from '#common/kernel/operations.js';
import type { FractionId, PeriodId } from '#common/pricing/periods.js';
import { bigintNumber, moment } from '#platform/database/columns.js';

/** A rental's price for a period and fraction, or the only price of a sale (both null). */
@Entity('prices')
export class Price {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'integer' }) listingId: number;
  /** Copied from the listing, so that a constraint can check the shape against it. */
  @Column({ type: 'text' }) operation: Operation;
  @Column({ type: 'smallint', nullable: true }) period: PeriodId | null;
  @Column({ type: 'smallint', nullable: true }) fraction: FractionId | null;
  /** Whole pesos or dollars; exactly 1 is 'Consultar'. */
  @Column({ ...bigintNumber }) amount: number;
  @Column({ type: 'text' }) currency: Currency;
  @Column({ type: 'boolean', default: false }) rented: boolean;
  /** Since when this amount is asked; kept by past-prices.ts, and read only there. */
  @Column({ ...moment, default: () => 'now()', select: false, insert: false, update: false }) since?: Date;
}
