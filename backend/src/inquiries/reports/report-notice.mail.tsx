import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { reasonLabel, type ReportReason } from '#common/inquiries/reports/report-reasons.js';
import { Settings } from '#platform/config/settings.js';
import { rowOf } from '#platform/database/rows.js';
import { Facts, Heading, MailButton } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';

export const REPORT_NOTICE_MAIL = 'report-notice';

/** To the operator: a notice was reported. Text and address of the reporter are in the back office only. */
@Injectable()
@RendersMail(REPORT_NOTICE_MAIL)
export class ReportNoticeMail implements MailTemplate {
  constructor(
    private readonly database: DataSource,
    private readonly settings: Settings,
  ) {}

  async compose({ caseId }: { caseId?: unknown }): Promise<MailContent | null> {
    const found = await rowOf<{ code: string; reason: ReportReason }>(
      this.database,
      `SELECT c.code, r.reason FROM report_cases c JOIN reports r ON r.case_id = c.id
       WHERE c.id = $1 AND c.closed_at IS NULL ORDER BY r.id LIMIT 1`,
      [caseId],
    );
    if (!found) return null;
    return {
      subject: `Denunciaron el aviso ${found.code}`,
      preview: reasonLabel(found.reason),
      body: (
        <>
          <Heading>Denunciaron un aviso</Heading>
          <Facts
            rows={[
              ['Aviso', found.code],
              ['Motivo', reasonLabel(found.reason)],
            ]}
          />
          <MailButton href={`${this.settings.SITE_URL}/admin/denuncias`}>Ver en el panel</MailButton>
        </>
      ),
    };
  }
}
