import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moment } from '#platform/database/columns.js';

/** A message to the operator (consulta de soporte): from the contact form, or a form that looked like a bot's (HeldForms). */
@Entity('support_messages')
export class SupportMessage {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'text' }) fullName: string;
  /** Empty if a held form has none; the message is then a conversation of its own, and cannot be answered. */
  @Column({ type: 'text' }) email: string;
  /** Of a held form. */
  @Column({ type: 'text', default: '' }) phone: string;
  @Column({ type: 'text' }) message: string;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
  @Column({ ...moment, nullable: true }) answeredAt: Date | null;
  /** Closed without a reply. */
  @Column({ ...moment, nullable: true }) closedAt: Date | null;
}
