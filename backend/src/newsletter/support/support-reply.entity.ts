import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moment } from '#platform/database/columns.js';

/** The operator's reply to one or several support messages; its recipients are in the mail ledger. */
@Entity('support_replies')
export class SupportReply {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'text' }) subject: string;
  @Column({ type: 'text' }) body: string;
  @Column({ type: 'integer', nullable: true }) administratorId: number | null;
  /** Number of blacklisted recipients. */
  @Column({ type: 'integer', default: 0 }) skipped: number;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
  /** Of messages that it no longer has. */
  @Column({ type: 'text', array: true, default: () => "'{}'" }) formerMailboxes: string[];
}
