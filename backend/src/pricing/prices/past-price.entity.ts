import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Currency } from '#common/kernel/currencies.js';
import type { FractionId, PeriodId } from '#common/pricing/periods.js';
import { bigintNumber, moment } from '#platform/database/columns.js';

/** A price that was asked before. */
@Entity('past_prices')
export class PastPriceRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT', type: 'bigint' }) id: string;
  @Column({ type: 'integer' }) listingId: number;
  @Column({ type: 'smallint', nullable: true }) period: PeriodId | null;
  @Column({ type: 'smallint', nullable: true }) fraction: FractionId | null;
  @Column({ ...bigintNumber }) amount: number;
  @Column({ type: 'text' }) currency: Currency;
  @Column({ ...moment }) since: Date;
  @Column({ ...moment }) until: Date;
}
