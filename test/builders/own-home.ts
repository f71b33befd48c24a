import { eventually, type TestApp } from '../support/test-app.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import { approve, publish } from './desk.js';
import { aPublication } from './publication.js';

interface Desk {
  app: TestApp;
  sink: SmtpSink;
  operator: { cookie: string };
}

/** Token of the first link to the owner's page in a message. */
function ownerToken(text: string): string | undefined {
  return /\/mi-aviso#([\w.-]+)/.exec(text)?.[1];
}

/**
 * Publishes and approves a rental of an owner. The application must run its worker and send mail to `sink`.
 * @returns its id and code, and the token (`enlace`) of the link in the mail with the code
 */
export async function anOwnHome(
  { app, sink, operator }: Desk,
  email: string,
): Promise<{ id: number; code: string; enlace: string }> {
  const { contacto } = aPublication();
  const id = await publish(app, aPublication({ contacto: { ...contacto, email } }));
  const code = await approve(app, id, { operator });
  await app.settle();
  const token = (): string | undefined =>
    sink
      .sentTo(email)
      .map(({ text }) => ownerToken(text))
      .find(Boolean);
  await eventually('a mail with a link', async () => token() !== undefined);
  return { id, code, enlace: token()! };
}
