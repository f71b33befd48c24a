import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moment } from '#platform/database/columns.js';

/** A refusal of a pending notice. A notice may be rejected, restored and rejected again; the last one counts. */
@Entity('listing_rejections')
export class Rejection {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'integer' }) listingId: number;
  /** Corrections that the operator asks of the owner; empty if none were given. */
  @Column({ type: 'text' }) reason: string;
  /** Whether the owner is notified by mail. */
  @Column({ type: 'boolean' }) notified: boolean;
  /** Id shared by rejections that were made together; null for a single rejection. */
  @Column({ type: 'uuid', nullable: true }) batch: string | null;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
}
