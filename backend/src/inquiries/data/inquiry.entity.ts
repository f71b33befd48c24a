import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moment } from '#platform/database/columns.js';

/** A visitor's question to an owner (consulta). */
@Entity('inquiries')
export class Inquiry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'integer', nullable: true }) listingId: number | null;
  /** The listing's code, kept after the listing is deleted. */
  @Column({ type: 'text' }) code: string;
  @Column({ type: 'text' }) channel: 'email' | 'whatsapp';
  @Column({ type: 'text' }) fullName: string;
  @Column({ type: 'text', default: '' }) email: string;
  @Column({ type: 'text', default: '' }) phone: string;
  @Column({ type: 'text' }) message: string;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
}
