import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { eachStayField, type InquiryStay, type StayField } from '#common/inquiries/inquiry-stay.js';
import type { AnswerKind } from '#common/inquiries/answers/inquiry-answers.js';
import { moment } from '#platform/database/columns.js';
import { columnOf } from '#platform/database/naming.js';

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
  /** The answer that the owner sent by the site, if any; `answerText` only of kind 'other'. */
  @Column({ type: 'text', nullable: true }) answerKind: AnswerKind | null;
  @Column({ type: 'text', default: '' }) answerText: string;
  @Column({ ...moment, nullable: true }) answerSentAt: Date | null;
  /** The price that the answer marked as rented. */
  @Column({ type: 'integer', nullable: true }) markedPriceId: number | null;
}

/** Columns that an answer fills. */
export type AnswerColumns = 'answeredAt' | 'answerKind' | 'answerText' | 'answerSentAt' | 'markedPriceId';

/** Columns of the fields of a stay, all of them personal. */
const STAY_COLUMNS = {
  llegada: 'arrival',
  salida: 'departure',
  personas: 'people',
  mascotas: 'pets',
} as const satisfies Record<StayField, keyof Inquiry>;

type StayColumns = Pick<Inquiry, (typeof STAY_COLUMNS)[StayField]>;

export function stayOfInquiry(inquiry: StayColumns): InquiryStay {
  return eachStayField((field) => inquiry[STAY_COLUMNS[field]]) as InquiryStay;
}

export function columnsOfStay(stay: InquiryStay): StayColumns {
  const values = Object.entries(STAY_COLUMNS).map(([field, column]) => [column, stay[field as StayField]]);
  return Object.fromEntries(values) as unknown as StayColumns;
}

export const STAY_COLUMN_NAMES = Object.values(STAY_COLUMNS).map(columnOf);

/** SELECT list of a stay, from `inquiries` or its alias. As JSON, in which a day is a text. */
export function stayFields(table = 'inquiries'): string {
  return Object.entries(STAY_COLUMNS)
    .map(([field, column]) => `to_json(${table}.${columnOf(column)}) AS "${field}"`)
    .join(', ');
}
