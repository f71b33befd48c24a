import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { InquiryStay } from '#common/inquiries/inquiry-stay.js';
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
  /** Dates, people and pets, as far as the visitor gave them. Days as `2027-01-16`. */
  @Column({ type: 'date', nullable: true }) arrival: string | null;
  @Column({ type: 'date', nullable: true }) departure: string | null;
  @Column({ type: 'smallint', nullable: true }) people: number | null;
  @Column({ type: 'boolean', nullable: true }) pets: boolean | null;
  /** When the owner marked it as answered. */
  @Column({ ...moment, nullable: true }) answeredAt: Date | null;
}

export function stayOfInquiry({
  arrival,
  departure,
  people,
  pets,
}: Pick<Inquiry, 'arrival' | 'departure' | 'people' | 'pets'>): InquiryStay {
  return { llegada: arrival, salida: departure, personas: people, mascotas: pets };
}
