import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moment } from '#platform/database/columns.js';

/** A row of an owner. Private, except for the phone of public listings. */
@Entity('contacts')
export class ContactRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'text' }) firstName: string;
  @Column({ type: 'text' }) lastName: string;
  /** Digits while the row is not encrypted yet, otherwise empty. An encrypted row has the next two columns instead (`Dnis`). */
  @Column({ type: 'text' }) dni: string;
  @Column({ type: 'text', nullable: true }) dniSealed: string | null;
  @Column({ type: 'text', nullable: true, select: false }) dniDigest?: string | null;
  @Column({ type: 'text' }) mobile: string;
  @Column({ type: 'text' }) email: string;
  /** When the owner confirmed the address, or the operator vouched for it; null before. */
  @Column({ ...moment, nullable: true }) confirmedAt: Date | null;
  @Column({ type: 'text' }) country: string;
  @Column({ type: 'text' }) province: string;
  @Column({ type: 'text' }) town: string;
  @Column({ type: 'text', default: '' }) street: string;
  @Column({ type: 'text', default: '' }) streetNumber: string;
  @Column({ type: 'text', default: '' }) floor: string;
  @Column({ type: 'text', default: '' }) apartment: string;
  /** The contact that this one was merged into; it then has no listings (docs/decisions/0006). */
  @Column({ type: 'integer', nullable: true }) mergedIntoId: number | null;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
  @Column({ ...moment, default: () => 'now()' }) updatedAt: Date;
  @Column({ type: 'integer', default: 1 }) version: number;
}
