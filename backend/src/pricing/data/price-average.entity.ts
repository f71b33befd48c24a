import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Currency } from '#common/vocabulary/currencies.js';
import { bigintNumber, moment } from '#platform/database/columns.js';

/** One cell of the average-price tables, kept by the workers. */
@Entity('price_averages')
export class PriceAverage {
  @PrimaryColumn({ type: 'smallint' }) propertyType: number;
  /** Bedrooms of a house up to 5 (5 or more), rooms of a flat up to 4 (4 or more). */
  @PrimaryColumn({ type: 'smallint' }) quantity: number;
  @PrimaryColumn({ type: 'smallint' }) period: number;
  @PrimaryColumn({ type: 'smallint' }) fraction: number;
  @PrimaryColumn({ type: 'text' }) currency: Currency;
  @Column({ ...bigintNumber }) average: number;
  /** Listings, not price rows. */
  @Column({ type: 'integer' }) listings: number;
  @Column({ ...moment, default: () => 'now()' }) computedAt: Date;
}
