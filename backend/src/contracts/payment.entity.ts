import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Currency } from '#common/kernel/currencies.js';
import type { PaymentMethod } from '#common/contracts/payment-methods.js';
import type { Plan } from '#common/contracts/plans.js';
import { bigintNumber, moment } from '#platform/database/columns.js';

/** Money that an owner has paid for a plan. */
@Entity('payments')
export class Payment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  /** Null once the listing was deleted. */
  @Column({ type: 'integer', nullable: true }) listingId: number | null;
  /** The plan at the time of the payment. */
  @Column({ type: 'text' }) plan: Plan;
  @Column({ ...moment }) paidAt: Date;
  /** Null if it was not recorded. */
  @Column({ ...bigintNumber, nullable: true }) amount: number | null;
  @Column({ type: 'text', default: 'ARS' }) currency: Currency;
  @Column({ type: 'text', default: '' }) method: PaymentMethod | '';
  /** Number of the receipt. */
  @Column({ type: 'text', default: '' }) receipt: string;
  @Column({ type: 'text', default: '' }) note: string;
  /** An annulled payment stays in the list and is not counted in sums or in what is paid. */
  @Column({ ...moment, nullable: true }) annulledAt: Date | null;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
}
