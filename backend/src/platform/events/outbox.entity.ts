import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { bigintNumber, moment } from '../database/columns.js';

/** An event, written in the transaction of the change it describes. */
@Entity('outbox')
export class OutboxRow {
  @PrimaryGeneratedColumn('identity', { ...bigintNumber, type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;
  @Column({ type: 'text' }) event: string;
  @Column({ type: 'jsonb' }) payload: object;
  @Column({ ...moment, default: () => 'now()' }) occurredAt: Date;
  @Column({ ...moment, nullable: true }) relayedAt: Date | null;
  /** Time since which the event waits for an operator, because it comes from a backup; null for all others. */
  @Column({ ...moment, nullable: true }) heldAt: Date | null;
  /** Id of the request that caused it, directly or through another event. */
  @Column({ type: 'text', nullable: true }) correlationId: string | null;
}

/** One event for one reaction; open until the reaction's transaction closes it. */
@Entity('inbox')
export class InboxRow {
  @PrimaryColumn({ ...bigintNumber }) eventId: number;
  @PrimaryColumn({ type: 'text' }) reaction: string;
  @Column({ ...moment, default: () => 'now()' }) relayedAt: Date;
  @Column({ type: 'integer', default: 0 }) attempts: number;
  @Column({ ...moment, default: () => 'now()' }) nextAttemptAt: Date;
  @Column({ type: 'text', nullable: true }) lastError: string | null;
  @Column({ ...moment, nullable: true }) doneAt: Date | null;
  @Column({ ...moment, nullable: true }) heldAt: Date | null;
}
