import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moment } from '#platform/database/columns.js';

/** The operator. */
@Entity('administrators')
export class Administrator {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'text' }) email: string;
  @Column({ type: 'text' }) passwordHash: string;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
}
