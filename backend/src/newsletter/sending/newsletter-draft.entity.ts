import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moment } from '#platform/database/columns.js';

/** Newsletter content of a test message; deleted after a day. */
@Entity('newsletter_drafts')
export class NewsletterDraft {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'text' }) subject: string;
  @Column({ type: 'text' }) body: string;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
}
