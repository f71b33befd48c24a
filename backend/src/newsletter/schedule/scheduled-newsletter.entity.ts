import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moment } from '#platform/database/columns.js';
import type { Selection } from '../recipients/selection.js';

/** `held`: a backup was restored. `late`: no worker ran in time. `nobody`: nobody was left to receive it. These three wait for the operator. */
export type ScheduleState = 'waiting' | 'held' | 'late' | 'nobody' | 'sent' | 'cancelled';

/** A newsletter that is sent at a time that the operator has chosen. */
@Entity('scheduled_newsletters')
export class ScheduledNewsletter {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'text' }) subject: string;
  @Column({ type: 'text' }) body: string;
  /** Contains no text that was searched for, only ids and conditions on notices. */
  @Column({ type: 'jsonb' }) selection: Selection;
  @Column({ type: 'integer', nullable: true }) administratorId: number | null;
  @Column({ ...moment }) sendAt: Date;
  @Column({ type: 'text', default: 'waiting' }) state: ScheduleState;
  @Column({ type: 'integer', nullable: true }) newsletterId: number | null;
  /** Id of the request that chose its time. */
  @Column({ type: 'text', nullable: true }) correlationId: string | null;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
  @Column({ ...moment, nullable: true }) endedAt: Date | null;
}
