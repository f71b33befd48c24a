import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { bigintNumber, moment } from '../database/columns.js';

/** A recorded change: who, when, what, before and after. */
@Entity('audit_entries')
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { ...bigintNumber, type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;
  @Column({ type: 'integer', nullable: true }) administratorId: number | null;
  @Column({ type: 'text' }) action: string;
  @Column({ type: 'text' }) entity: string;
  @Column({ type: 'integer', nullable: true }) entityId: number | null;
  @Column({ type: 'jsonb', nullable: true }) before: object | null;
  @Column({ type: 'jsonb', nullable: true }) after: object | null;
  /** When the contents were removed. */
  @Column({ ...moment, nullable: true }) redactedAt: Date | null;
  /** The entry whose change this one undoes. */
  @Column({ ...bigintNumber, type: 'bigint', nullable: true }) undoesId: number | null;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
}
