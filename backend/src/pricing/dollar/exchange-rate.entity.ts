import { Column, Entity, PrimaryColumn } from 'typeorm';
import { moment } from '#platform/database/columns.js';

/** The last valid dollar rate, in pesos. */
@Entity('exchange_rates')
export class ExchangeRate {
  @PrimaryColumn({ type: 'text' }) currency: 'USD';
  @Column({ type: 'numeric', precision: 14, scale: 4 }) value: string;
  @Column({ type: 'text' }) source: string;
  @Column({ ...moment }) fetchedAt: Date;
}
