import { Injectable } from '@nestjs/common';
import { dayInWords, formatDay } from '#common/kernel/time/days.js';
import { localDay } from '#platform/process/local-day.js';
import { Settings } from '#platform/config/settings.js';
import { BackupRuns } from '#platform/health/backup-runs.js';
import { Facts, Heading, MailButton, Paragraph } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';

export const BACKUP_FAILED_MAIL = 'backup-failed';

/** To the operator: the scheduled backup fails. */
@Injectable()
@RendersMail(BACKUP_FAILED_MAIL)
export class BackupFailedMail implements MailTemplate {
  constructor(
    private readonly settings: Settings,
    private readonly runs: BackupRuns,
  ) {}

  /** Null if a backup was completed meanwhile. */
  async compose(): Promise<MailContent | null> {
    const { SITE_NAME, SITE_URL, BACKUP_EVERY_HOURS } = this.settings;
    const { failingSince, last, reason } = await this.runs.state(BACKUP_EVERY_HOURS);
    if (failingSince === null) return null;
    return {
      subject: `La copia de seguridad de ${SITE_NAME} falló`,
      preview: 'Mientras tanto vale la última que se completó.',
      body: (
        <>
          <Heading>La copia de seguridad falló</Heading>
          <Paragraph>
            El sitio no pudo hacer la copia de seguridad programada. Lo vuelve a intentar cada diez minutos, y
            conserva las copias que ya estaban completas.
          </Paragraph>
          <Facts
            rows={[
              ['Motivo', reason ?? 'Quedó sin terminar: se cortó, o el disco no contesta'],
              ['Última copia completa', last ? dayInWords(formatDay(localDay(last))) : 'Ninguna'],
            ]}
          />
          <Paragraph>
            Fijate si el disco de las copias está conectado, si tiene lugar y si el sitio puede escribir en
            él.
          </Paragraph>
          <MailButton href={`${SITE_URL}/admin/sistema`}>Ver cómo anda el sitio</MailButton>
        </>
      ),
    };
  }
}
