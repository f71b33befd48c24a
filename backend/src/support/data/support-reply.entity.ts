import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moment } from '#platform/database/columns.js';

/** An answer of the operator to one or several support messages; who got it is in the mail ledger. */
@Entity('support_replies')
export class SupportReply {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'text' }) subject: string;
  @Column({ type: 'text' }) body: string;
  @Column({ type: 'integer', nullable: true }) administratorId: number | null;
  /** Blacklisted. */
  @Column({ type: 'integer', default: 0 }) skipped: number;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
}
