import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { moment } from '#platform/database/columns.js';

/** A newsletter as it was when a test of it was sent; swept away after a day. */
@Entity('newsletter_drafts')
export class NewsletterDraft {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column({ type: 'text' }) subject: string;
  @Column({ type: 'text' }) body: string;
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
}
