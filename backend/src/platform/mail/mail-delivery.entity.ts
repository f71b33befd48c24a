import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { bigintNumber, moment } from '../database/columns.js';

/** `held`: the message was queued when a backup was made; after the restore it waits until an operator sends it. */
export const DELIVERY_STATES = [
  'queued',
  'sending',
  'sent',
  'failed',
  'unconfirmed',
  'skipped',
  'held',
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** One message to one recipient. The row prevents a crash from losing or repeating it (reliability.md). */
@Entity('mail_deliveries')
export class MailDelivery {
  @PrimaryGeneratedColumn('identity', { ...bigintNumber, type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;
  /** Identifies the message, so that it is recorded once: `listing-approved:17`. */
  @Column({ type: 'text' }) dedupeKey: string;
  @Column({ type: 'text' }) template: string;
  /** Ids from which the template reads its data; never personal text. */
  @Column({ type: 'jsonb' }) facts: Record<string, unknown>;
  @Column({ type: 'text' }) recipientName: string;
  @Column({ type: 'text' }) recipientEmail: string;
  /** True for messages to many people (newsletters, alerts, season prices): one with an unknown outcome is not sent again. */
  @Column({ type: 'boolean', default: false }) bulk: boolean;
  /** Mailing that the message belongs to: `newsletter:3`. */
  @Column({ type: 'text', nullable: true }) batch: string | null;
  @Column({ type: 'text', default: 'queued' }) state: DeliveryState;
  @Column({ type: 'integer', default: 0 }) attempts: number;
  @Column({ ...moment, default: () => 'now()' }) nextAttemptAt: Date;
  /** First attempt, or the first one after an operator's retry; null before it. */
  @Column({ ...moment, nullable: true }) triedSince: Date | null;
  /** A message that can still be taken back waits until then before its first attempt. */
  @Column({ ...moment, nullable: true }) sendAfter: Date | null;
  @Column({ type: 'uuid', nullable: true }) lease: string | null;
  /** For operators: whether the lease has ended is decided by MailLeases. */
  @Column({ ...moment, nullable: true }) leaseUntil: Date | null;
  /** Whether the mail server has begun to take the message in the current attempt; null if it is not known. */
  @Column({ type: 'boolean', nullable: true }) handedOver: boolean | null;
  /** Attempts since the first one, or since an operator's retry, in which the mail server took the message and did not answer. */
  @Column({ type: 'integer', default: 0 }) unanswered: number;
  /** The same for every attempt, so that mail clients show a duplicate once. */
  @Column({ type: 'text' }) messageId: string;
  @Column({ type: 'text', nullable: true }) lastError: string | null;
  /** Id of the request from which it follows; a message that merges several requests has an id of its own. */
  @Column({ type: 'text', nullable: true }) correlationId: string | null;
  /** Ids of the requests that it merges; null unless there are several. */
  @Column({ type: 'text', array: true, nullable: true }) mergedRequests: string[] | null;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
  @Column({ ...moment, nullable: true }) finishedAt: Date | null;
  /** When an operator cancelled it before it left. */
  @Column({ ...moment, nullable: true }) cancelledAt: Date | null;
}
