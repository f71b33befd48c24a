import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moment } from '#platform/database/columns.js';

/** A newsletter; its recipients are rows of the mail ledger. */
@Entity('newsletters')
export class Newsletter {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'text' }) subject: string;
  @Column({ type: 'text' }) body: string;
  @Column({ type: 'integer', nullable: true }) administratorId: number | null;
  @Column({ type: 'integer' }) recipients: number;
  /** Number of chosen recipients who get no message: blacklisted, unsubscribed or unconfirmed. */
  @Column({ type: 'integer', default: 0 }) skipped: number;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
}
