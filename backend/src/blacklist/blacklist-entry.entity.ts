import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moment } from '#platform/database/columns.js';

/** An address whose publications and messages are silently dropped. */
@Entity('blacklist')
export class BlacklistEntry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'text' }) email: string;
  @Column({ type: 'text', default: '' }) description: string;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
}
