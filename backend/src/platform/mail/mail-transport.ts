import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer';
import { Random } from '../process/clock.js';
import { Settings } from '../config/settings.js';
import { makeFolder } from '../files/make-folder.js';
import { traceWork } from '../tracing/trace-work.js';
import { deadlineMs } from '../timings.js';
import { addressRefusal } from './address-refusal.js';

const CONNECTIONS = 5;

/** Folder in DATA_DIR. */
export const MAIL_FOLDER = 'mail';

/** Outcome of one attempt. 'unknown' means that the server may or may not have accepted the message. */
export type SendOutcome =
  | { kind: 'sent' }
  | { kind: 'later'; reason: string }
  /** `addressRefusal`: the server refuses the address for good. */
  | { kind: 'refused'; reason: string; addressRefusal?: string | undefined }
  | { kind: 'unknown'; reason: string };

/** Sends messages to the SMTP_URL server. Without SMTP_URL, writes each message to a file under DATA_DIR/mail. */
@Injectable()
export class MailTransport implements OnApplicationShutdown {
  /** Bulk messages use separate connections, so that a recipient's slow server does not delay other mail. */
  private readonly smtp: { single: Transporter; bulk: Transporter } | undefined;
  private readonly files = createTransport({ streamTransport: true, buffer: true });

  constructor(
    private readonly settings: Settings,
    private readonly random: Random,
  ) {
    if (!settings.SMTP_URL) return;
    const options = smtpOptions(settings.SMTP_URL);
    this.smtp = { single: watched(createTransport(options)), bulk: watched(createTransport(options)) };
  }

  /**
   * Makes one attempt. If `signal` aborts, the connection is closed, so that the message cannot be sent afterwards.
   * @param options.handOver runs when the server has accepted recipient and DATA, before the first byte of the message; if it fails, the
   * message is not sent
   */
  async send(message: SendMailOptions, { pool, signal, handOver }: SendOptions): Promise<SendOutcome> {
    if (!this.smtp) {
      await handOver();
      return this.writeFile(message);
    }
    const attempt: Attempt = { handOver, hasBegun: false };
    try {
      const { rejected } = await this.traced(() =>
        this.smtp![pool].sendMail({ ...message, signal, attempt } as SendMailOptions),
      );
      return (rejected ?? []).length > 0
        ? { kind: 'refused', reason: 'The server refused the recipient' }
        : { kind: 'sent' };
    } catch (error) {
      const outcome = outcomeOf(error as SmtpError);
      // The server had not accepted the DATA command, so it cannot have accepted the message.
      return outcome.kind === 'unknown' && !attempt.hasBegun
        ? { kind: 'later', reason: reasonOf(error as SmtpError) }
        : outcome;
    }
  }

  onApplicationShutdown(): void {
    this.smtp?.single.close();
    this.smtp?.bulk.close();
  }

  /** Records the sending in the trace, without recipient and text. */
  private traced<T>(send: () => Promise<T>): Promise<T> {
    const { hostname } = new URL(this.settings.SMTP_URL!);
    return traceWork({ name: 'SMTP', kind: 'client', attributes: { 'server.address': hostname } }, send);
  }

  private async writeFile(message: SendMailOptions): Promise<SendOutcome> {
    const { message: bytes } = await this.files.sendMail(message);
    const folder = join(this.settings.DATA_DIR, MAIL_FOLDER);
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${this.random.token(4)}.eml`;
    await makeFolder(folder);
    await writeFile(join(folder, `.${name}`), bytes as Buffer);
    await rename(join(folder, `.${name}`), join(folder, name));
    return { kind: 'sent' };
  }
}

interface SendOptions {
  pool: 'single' | 'bulk';
  signal: AbortSignal;
  handOver: () => Promise<void>;
}

interface Attempt {
  handOver: () => Promise<void>;
  /** Whether the server may have received any of the message. */
  hasBegun: boolean;
}

/** Hands a message over when it is read for the first time, which is after the server has accepted the DATA command. */
function watched<T extends Transporter>(transporter: T): T {
  transporter.use('stream', ({ data, message }, done) => {
    const { attempt } = data as { attempt?: Attempt };
    if (attempt)
      message.processFunc((bytes) => Readable.from(handedOver(bytes, attempt), { objectMode: false }));
    done();
  });
  return transporter;
}

async function* handedOver(bytes: Readable, attempt: Attempt): AsyncGenerator<Buffer> {
  await attempt.handOver();
  attempt.hasBegun = true;
  yield* bytes as AsyncIterable<Buffer>;
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Recorded when the server took the message and did not answer. */
const NO_ANSWER = 'No answer to the message';

/** Nodemailer's codes for a response to the sender, recipient or message; other codes concern the server or our login. */
const VERDICTS = ['EENVELOPE', 'EMESSAGE'];
const NEVER_CONNECTED = ['EDNS', 'ENOTFOUND', 'ECONNREFUSED', 'EAUTH', 'ETLS'];

/**
 * Classifies a nodemailer error (reliability.md, Mail). A 5xx response to RCPT TO or to DATA is final, except one that asks us to log in.
 * Other refusals (a 4xx, a server that accepts no connections, an invalid login, a sender that MAIL FROM refuses) and connections that failed
 * before the greeting are retried. After that point the outcome is unknown.
 */
function outcomeOf(error: SmtpError): SendOutcome {
  const { code = '', command, responseCode = 0, message } = error;
  const reason = reasonOf(error);
  const isFinal = responseCode === 0 || (responseCode >= 500 && !concernsUs(command, responseCode));
  if (VERDICTS.includes(code) && isFinal)
    return { kind: 'refused', reason, addressRefusal: addressRefusal(error) };
  if (responseCode >= 400 || NEVER_CONNECTED.includes(code)) return { kind: 'later', reason };
  if (/ECONNREFUSED|ENOTFOUND|Greeting never received|Connection timeout/i.test(message))
    return { kind: 'later', reason };
  return { kind: 'unknown', reason: `${NO_ANSWER}: ${reason}` };
}

function reasonOf({ code = '', command, responseCode = 0 }: SmtpError): string {
  return `${code || 'error'} ${responseCode || ''} ${command ?? ''}`.trim();
}

/** MAIL FROM names only us; 503 (`AUTH first`) is about the order of our commands, 530 to 538 about our login (RFC 4954, section 6). */
function concernsUs(command: string | undefined, responseCode: number): boolean {
  return command === 'MAIL FROM' || responseCode === 503 || (responseCode >= 530 && responseCode <= 538);
}

function smtpOptions(url: string) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    pool: true as const,
    maxConnections: CONNECTIONS,
    // A connection that the server closed while it was idle is replaced once. Other attempts are those of the ledger.
    maxRequeues: 1,
    connectionTimeout: deadlineMs('mailConnection'),
    greetingTimeout: deadlineMs('mailGreeting'),
    socketTimeout: deadlineMs('mailSilence'),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
