import { Injectable } from '@nestjs/common';
import type { AlarmKind } from '#common/accounts/security/security-alarms.js';
import { counted } from '#common/kernel/text.js';
import { DataSource } from 'typeorm';
import { rowOf } from '#platform/database/rows.js';
import { Settings } from '#platform/config/settings.js';
import { Heading, MailButton, Paragraph } from '#platform/mail/layout.js';
import { RendersMail, type MailContent, type MailTemplate } from '#platform/mail/mail-template.js';

export const SECURITY_ALARM_MAIL = 'security-alarm';

interface Facts {
  kind: AlarmKind;
  count: number;
  administratorId: number;
  networks: number;
}

type AlarmFacts = Facts & { account: string };

interface Words {
  subject: string;
  what: string;
  advice: string;
}

const WORDS: Readonly<Record<AlarmKind, (alarm: AlarmFacts) => Words>> = {
  guessing: ({ count, account, networks }) => ({
    subject: 'Alguien prueba contraseñas',
    what: `En la última hora hubo ${counted(count, 'ingreso fallido', 'ingresos fallidos')} a la cuenta ${account}, desde ${counted(networks, 'red', 'redes')}.`,
    advice:
      'Quien entra desde su navegador de siempre puede seguir entrando. Si la cuenta no tiene segundo paso, activalo.',
  }),
  secondStep: ({ count, account }) => ({
    subject: 'Alguien que sabe una contraseña prueba códigos',
    what: `En la última hora hubo ${counted(count, 'código equivocado', 'códigos equivocados')} en el segundo paso de la cuenta ${account}. Quien los probó puso bien la contraseña.`,
    advice: 'Preguntale a su dueño. Si no fue él, tiene que cambiar la contraseña ya mismo.',
  }),
  role: ({ count, account }) => ({
    subject: 'Una cuenta pide lo que no puede',
    what: `En la última hora la cuenta ${account} hizo ${counted(count, 'pedido', 'pedidos')} que su rol no permite. Las pantallas no ofrecen esos pedidos.`,
    advice: 'Preguntale a su dueño. Si no fue él, deshabilitá la cuenta: sus sesiones se cierran en el acto.',
  }),
  crossSite: ({ count, account }) => ({
    subject: 'Otro sitio quiso actuar con una sesión',
    what: `En la última hora otro sitio hizo ${counted(count, 'pedido', 'pedidos')} con la sesión abierta de la cuenta ${account}. Se rechazaron.`,
    advice:
      'Su dueño tiene que cerrar la sesión, actualizar el navegador y no volver al sitio que tenía abierto.',
  }),
};

/** To the operator: suspicious events of an account. */
@Injectable()
@RendersMail(SECURITY_ALARM_MAIL)
export class SecurityAlarmMail implements MailTemplate {
  constructor(
    private readonly settings: Settings,
    private readonly database: DataSource,
  ) {}

  async compose(stored: Record<string, unknown>): Promise<MailContent> {
    const facts = stored as unknown as Facts;
    const account = await this.emailOf(facts.administratorId);
    const { subject, what, advice } = WORDS[facts.kind]({ ...facts, account });
    return {
      subject: `${subject} en ${this.settings.SITE_NAME}`,
      preview: what,
      body: (
        <>
          <Heading>{subject}</Heading>
          <Paragraph>{what}</Paragraph>
          <Paragraph>{advice}</Paragraph>
          <MailButton href={`${this.settings.SITE_URL}/admin/seguridad/registro`}>Ver qué pasó</MailButton>
        </>
      ),
    };
  }

  /** The account may have been deleted since. */
  private async emailOf(id: number): Promise<string> {
    const row = await rowOf<{ email: string }>(
      this.database,
      'SELECT email FROM offered_administrators WHERE id = $1',
      [id],
    );
    return row?.email ?? `Nº ${id}`;
  }
}
