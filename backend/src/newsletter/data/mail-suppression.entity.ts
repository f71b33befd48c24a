import { Column, Entity, PrimaryColumn } from 'typeorm';
import { moment } from '#platform/database/columns.js';

/** An address that gets no newsletters, alerts, prices of the next season or copies of inquiries. */
@Entity('mail_suppressions')
export class MailSuppression {
  @PrimaryColumn({ type: 'text' }) email: string;
  /** `bounced` is entered in the database by the administrator; the product only reads it. Only `unsubscribed` ends with a request for news. */
  @Column({ type: 'text' }) reason: 'unsubscribed' | 'bounced';
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
}
