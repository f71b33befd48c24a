import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { composeMessage } from '#platform/mail/compose-message.js';
import { MAIL_FOLDER, MailTransport } from '#platform/mail/mail-transport.js';
import { readSettings, Settings } from '#platform/config/settings.js';
import { SystemRandom } from '#platform/process/clock.js';
import { ProblemFilter } from '#platform/server/problem.filter.js';
import { TrialMailboxController } from './trial-mailbox.controller.js';

const HERE = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } };

describe('the mailbox of a trial', () => {
  let folder: string;
  const open: NestFastifyApplication[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((app) => app.close()));
    await rm(folder, { recursive: true });
  });

  const settings = (given: Record<string, string> = {}) =>
    readSettings({ DATABASE_URL: 'postgres://nadie@127.0.0.1/nada', DATA_DIR: folder, ...given });

  async function start(given: Record<string, string> = {}): Promise<NestFastifyApplication> {
    class MailboxModule {}
    Module({
      controllers: [TrialMailboxController],
      providers: [{ provide: Settings, useValue: settings(given) }],
    })(MailboxModule);
    const app = await NestFactory.create<NestFastifyApplication>(MailboxModule, new FastifyAdapter(), {
      logger: false,
    });
    app.useGlobalFilters(new ProblemFilter(settings(given)));
    await app.init();
    open.push(app);
    return app;
  }

  async function write(subject: string): Promise<void> {
    const message = composeMessage(
      { subject, preview: '', body: <a href="http://localhost:3000/mi-aviso?token=1.x">Tu aviso, Ñandú</a> },
      { messageId: '<1@x>', recipient: { name: 'Luz', email: 'luz@ejemplo.com' } },
      { settings: settings(), signature: '' },
    );
    const transport = new MailTransport(settings(), new SystemRandom());
    const signal = AbortSignal.timeout(30_000);
    await transport.send(message, { pool: 'single', signal, handOver: async () => undefined });
  }

  const ask = (app: NestFastifyApplication, url: string, from: object = {}) =>
    app.inject({ method: 'GET', url, ...HERE, ...from });

  it('says so while there is no message', async () => {
    const { statusCode, body } = await ask(await start(), '/_correo');
    expect(statusCode).toBe(200);
    expect(body).toContain('Todavía no hay ninguno');
  });

  it('shows the newest message first, each with its links and its text', async () => {
    await write('Recibimos tu aviso');
    await write('Tu aviso ya tiene código <1>');
    const app = await start();
    const list = await ask(app, '/_correo');
    expect(list.headers['content-security-policy']).toContain("default-src 'none'");
    const [newest, other] = [...list.body.matchAll(/href="(\/_correo\/[^"]+)"><strong>([^<]+)/g)];
    expect([newest?.[2], other?.[2]]).toEqual(['Tu aviso ya tiene código &lt;1&gt;', 'Recibimos tu aviso']);
    const mail = await ask(app, other![1]!);
    expect(mail.body).toContain('Luz (luz@ejemplo.com)');
    expect(mail.body).toMatch(/Tu aviso, Ñandú\s+\[http:\/\/localhost:3000\/mi-aviso\?token=1\.x\]/);
    const message = await ask(app, `${other![1]}/mensaje`);
    expect(message.body).toContain('<a href="http://localhost:3000/mi-aviso?token=1.x">Tu aviso, Ñandú</a>');
    expect(message.headers['content-security-policy']).toMatch(/^sandbox allow-popups /);
  });

  it.each(['otro.eml', '.oculto.eml', '..%2fsession.secret', '%2e%2e'])(
    'has no message %s, even if there is such a file',
    async (name) => {
      await write('Recibimos tu aviso');
      for (const file of ['session.secret', join(MAIL_FOLDER, '.oculto.eml')])
        await writeFile(join(folder, file), 'Subject: Oculto\n\nNada');
      expect((await ask(await start(), `/_correo/${name}`)).statusCode).toBe(404);
    },
  );

  it.each([
    ['with a mail server', { SMTP_URL: 'smtp://correo.test' }, {}],
    ['of a site with another address', { SITE_URL: 'https://costadirecta.example' }, {}],
    ['behind a proxy', { TRUST_PROXY: '1' }, {}],
    ['from another machine', {}, { remoteAddress: '192.168.0.9' }],
    ['by a name that leads here', {}, { headers: { host: 'otro.example' } }],
    ['through a proxy of this machine', {}, { headers: { ...HERE.headers, 'x-forwarded-for': '10.0.0.1' } }],
  ])('does not exist %s', async (_when, given, from) => {
    await write('Recibimos tu aviso');
    expect((await ask(await start(given), '/_correo', from)).statusCode).toBe(404);
  });
});
