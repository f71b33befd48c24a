import { Injectable } from '@nestjs/common';
import { Settings } from '#platform/config/settings.js';
import { Heading, Paragraph } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';

export const AUDIT_ALERT_MAIL = 'audit-alert';

/** To the operator: the audit trail has been altered. */
@Injectable()
@RendersMail(AUDIT_ALERT_MAIL)
export class AuditAlertMail implements MailTemplate {
  constructor(private readonly settings: Settings) {}

  async compose({ faults }: Record<string, unknown>): Promise<MailContent> {
    const { SITE_NAME } = this.settings;
    return {
      subject: `La auditoría de ${SITE_NAME} fue alterada`,
      preview: 'Alguien cambió la base de datos sin pasar por el sitio.',
      body: (
        <>
          <Heading>La auditoría fue alterada</Heading>
          <Paragraph>
            La verificación de anoche encontró que el registro de cambios no es el que el sitio escribió:
            alguien modificó la base de datos por fuera.
          </Paragraph>
          {(faults as string[]).map((fault) => (
            <Paragraph key={fault}>{fault}</Paragraph>
          ))}
          <Paragraph>
            Guardá una copia de la base antes de tocar nada, cambiá las contraseñas de la base y del servidor,
            y repetí la verificación con «npm run audit:verify».
          </Paragraph>
        </>
      ),
    };
  }
}
