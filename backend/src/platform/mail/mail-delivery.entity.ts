import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { bigintNumber, moment } from '../database/columns.js';

/** `held`: it was waiting when a backup was made, and waits for a person since that was restored. */
export type DeliveryState = 'queued' | 'sending' | 'sent' | 'failed' | 'unconfirmed' | 'skipped' | 'held';

/** One message to one recipient: the ledger that makes a crash neither lose nor repeat it (reliability.md). */
@Entity('mail_deliveries')
export class MailDelivery {
  @PrimaryGeneratedColumn('identity', { ...bigintNumber, type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;
  /** What this message is, so that it is written down once: `listing-approved:17`. */
  @Column({ type: 'text' }) dedupeKey: string;
  @Column({ type: 'text' }) template: string;
  /** What the template needs to read the rest: ids, never texts of people. */
  @Column({ type: 'jsonb' }) facts: Record<string, unknown>;
  @Column({ type: 'text' }) recipientName: string;
  @Column({ type: 'text' }) recipientEmail: string;
  /** Newsletters: never sent again when it is unknown whether they arrived. */
  @Column({ type: 'boolean', default: false }) bulk: boolean;
  /** The sending to many that it belongs to: `newsletter:3`. */
  @Column({ type: 'text', nullable: true }) batch: string | null;
  @Column({ type: 'text', default: 'queued' }) state: DeliveryState;
  @Column({ type: 'integer', default: 0 }) attempts: number;
  @Column({ ...moment, default: () => 'now()' }) nextAttemptAt: Date;
  @Column({ type: 'uuid', nullable: true }) lease: string | null;
  @Column({ ...moment, nullable: true }) leaseUntil: Date | null;
  /** The same at every attempt, so that a mail program shows a repetition once. */
  @Column({ type: 'text' }) messageId: string;
  @Column({ type: 'text', nullable: true }) lastError: string | null;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
  @Column({ ...moment, nullable: true }) finishedAt: Date | null;
}
