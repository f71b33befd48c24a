import { Column, Entity, PrimaryColumn } from 'typeorm';
import { moment } from '#platform/database/columns.js';

/** An address that receives no more newsletters. */
@Entity('mail_suppressions')
export class MailSuppression {
  @PrimaryColumn({ type: 'text' }) email: string;
  @Column({ type: 'text' }) reason: 'unsubscribed' | 'bounced';
  @Column({ ...moment, default: () => 'now()' }) createdAt: Date;
}
