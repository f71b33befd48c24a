import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moment } from '#platform/database/columns.js';

/** A message from the contact form to the operator (consulta de soporte). */
@Entity('support_messages')
export class SupportMessage {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'text' }) fullName: string;
  @Column({ type: 'text' }) email: string;
  @Column({ type: 'text' }) message: string;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
  @Column({ ...moment, nullable: true }) answeredAt: Date | null;
  /** Closed without a reply. */
  @Column({ ...moment, nullable: true }) closedAt: Date | null;
}
