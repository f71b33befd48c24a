import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moment } from '#platform/database/columns.js';

export type NoteKind = 'note' | 'call';

/** A note or an entry of the call log, about an owner or about a notice. Only the back office shows it. */
@Entity('internal_notes')
export class InternalNote {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  /** Exactly one of contact and listing is given. */
  @Column({ type: 'integer', nullable: true }) contactId: number | null;
  @Column({ type: 'integer', nullable: true }) listingId: number | null;
  @Column({ type: 'text' }) kind: NoteKind;
  @Column({ type: 'text' }) body: string;
  /** Null once the author's account was deleted. */
  @Column({ type: 'integer', nullable: true }) administratorId: number | null;
  @Column({ type: 'integer', default: 1 }) version: number;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
  /** Null until the first change. */
  @Column({ ...moment, nullable: true }) updatedAt: Date | null;
}
