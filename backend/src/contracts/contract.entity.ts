import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Operation } from '#common/kernel/operations.js';
import type { Plan } from '#common/contracts/plans.js';
import { moment } from '#platform/database/columns.js';

/** The contract of a listing; one per listing. */
@Entity('contracts')
export class Contract {
  @PrimaryColumn({ type: 'integer' }) listingId: number;
  /** Copied from the listing, so that a constraint can check the plan against it. */
  @Column({ type: 'text' }) operation: Operation;
  @Column({ type: 'text' }) plan: Plan;
  @Column({ type: 'boolean', default: false }) paid: boolean;
  @Column({ ...moment, nullable: true }) paidAt: Date | null;
  /** Last day that is paid, `2027-08-31`; null without an end (docs/decisions/0008). */
  @Column({ type: 'date', nullable: true }) paidUntil: string | null;
  /** Last day of the featured position, if it has one of its own (docs/decisions/0008). */
  @Column({ type: 'date', nullable: true }) featuredUntil: string | null;
  /** The payment date from which both were computed. */
  @Column({ ...moment, nullable: true }) datedFor: Date | null;
}
