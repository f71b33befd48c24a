import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Operation } from '#common/vocabulary/operations.js';
import type { Plan } from '#common/vocabulary/plans.js';
import { moment } from '#platform/database/columns.js';

/** What the owner pays for; one a listing. */
@Entity('contracts')
export class Contract {
  @PrimaryColumn({ type: 'integer' }) listingId: number;
  /** The listing's, repeated so that the database can hold the plan to it. */
  @Column({ type: 'text' }) operation: Operation;
  @Column({ type: 'text' }) plan: Plan;
  @Column({ type: 'boolean', default: false }) paid: boolean;
  @Column({ ...moment, nullable: true }) paidAt: Date | null;
}
