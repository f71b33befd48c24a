import { SmtpSink } from '../support/smtp-sink.js';
import { TestApp, type TestAppOptions } from '../support/test-app.js';

interface MailedApp {
  app: TestApp;
  /** Receives the mails of the product. */
  sink: SmtpSink;
  /** The header of the signed-in operator. */
  operator: { cookie: string };
}

/** Starts the product with its worker and a mail server, and signs the operator in. `app.stop()` stops both. */
export async function startMailed(options: Omit<TestAppOptions, 'mailServer'> = {}): Promise<MailedApp> {
  const sink = await SmtpSink.start();
  const app = await TestApp.start({ ...options, worker: true, mailServer: sink });
  return { app, sink, operator: await app.signIn() };
}
