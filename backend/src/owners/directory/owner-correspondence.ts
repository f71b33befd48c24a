import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SupportMessageWire } from '#common/newsletter/support/support-calls.js';
import type { InquiryWire } from '#common/inquiries/inquiry-calls.js';
import type { LedgerMailWire } from '#common/operations/mail-ledger-calls.js';
import type { NewestRows } from '#common/owners/owner-calls.js';
import { isOfPerson } from '#platform/database/personal-data.js';
import { rowsOf } from '#platform/database/rows.js';
import { ledgerRows, presentMail, type LedgerRow } from '#platform/mail/ledger-mail.js';
import { INQUIRY_FIELDS, presentInquiry, type InquiryRow } from '../../inquiries/public.js';
import { newest, NEWEST } from './newest.js';

interface MessageRow extends Omit<SupportMessageWire, 'fecha' | 'respondida' | 'cerrada'> {
  createdAt: Date;
  answeredAt: Date | null;
  closedAt: Date | null;
}

/** Correspondence of an owner: inquiries, mails, and messages to the site. */
@Injectable()
export class OwnerCorrespondence {
  constructor(private readonly database: DataSource) {}

  /** Inquiries about the owner's notices. At most a page of each notice is read, by the index of its inquiries. */
  async inquiries(contactId: number): Promise<NewestRows<InquiryWire>> {
    const rows = await rowsOf<InquiryRow>(
      this.database,
      `SELECT ${INQUIRY_FIELDS}
       FROM offered_listings l CROSS JOIN LATERAL (
         SELECT * FROM offered_inquiries WHERE listing_id = l.id ORDER BY created_at DESC LIMIT ${NEWEST + 1}) i
       WHERE l.contact_id = $1 ORDER BY i.created_at DESC, i.id DESC LIMIT ${NEWEST + 1}`,
      [contactId],
    );
    return newest(rows, presentInquiry);
  }

  /** Messages of the ledger to the owner's mailboxes. */
  async mails(emails: readonly string[]): Promise<NewestRows<LedgerMailWire>> {
    const rows = await rowsOf<LedgerRow>(
      this.database,
      ledgerRows(
        `SELECT * FROM offered_mail_deliveries WHERE ${isOfPerson('recipient_email')}
         ORDER BY id DESC LIMIT ${NEWEST + 1}`,
      ),
      [emails],
    );
    return newest(rows, presentMail);
  }

  /** Messages from the owner's mailboxes to the site. */
  async messages(emails: readonly string[]): Promise<NewestRows<SupportMessageWire>> {
    const rows = await rowsOf<MessageRow>(
      this.database,
      `SELECT id AS "idConsultaSoporte", full_name AS "nombreCompleto", email, message AS mensaje,
              created_at AS "createdAt", answered_at AS "answeredAt", closed_at AS "closedAt"
       FROM offered_support_messages WHERE ${isOfPerson('email')} ORDER BY id DESC LIMIT ${NEWEST + 1}`,
      [emails],
    );
    return newest(rows, presentMessage);
  }
}

function presentMessage({ createdAt, answeredAt, closedAt, ...row }: MessageRow): SupportMessageWire {
  return {
    ...row,
    fecha: createdAt.toISOString(),
    respondida: answeredAt?.toISOString() ?? null,
    cerrada: closedAt?.toISOString() ?? null,
  };
}
