import { Column, Entity, PrimaryColumn } from 'typeorm';
import { moment } from '#platform/database/columns.js';

/** An address that gets no newsletters, alerts, prices of the next season or copies of inquiries. */
@Entity('mail_suppressions')
export class MailSuppression {
  @PrimaryColumn({ type: 'text' }) email: string;
  /** The administrator enters `bounced` in the database; the product only reads it. A request for news ends `unsubscribed` only. */
  @Column({ type: 'text' }) reason: 'unsubscribed' | 'bounced';
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
}
