import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { readMessage, type ReceivedMessage } from './received-message.js';
import { PATIENCE_MS } from './patience.js';

/**
 * Reaction of the server to a message:
 * - `accept` keeps it;
 * - `refuse` answers 550, for good;
 * - `later` answers 451, for now;
 * - `hang` never answers;
 * - `drop` keeps it, and closes the connection without an answer.
 */
export type SmtpBehaviour = 'accept' | 'refuse' | 'later' | 'hang' | 'drop';

/** A mail server whose behaviour the test sets, and which stores the messages that it receives. */
export class SmtpSink {
  readonly messages: ReceivedMessage[] = [];
  private readonly server: SMTPServer;
  private readonly sockets = new Set<Socket>();
  /** Pause of the server before its answer to each message. */
  pauseMs = 0;
  /** Promise that the server awaits before each answer. */
  private gate: Promise<void> = Promise.resolve();
  private open: () => void = () => undefined;
  private behaviour: (recipient: string) => SmtpBehaviour = () => 'accept';
  private refusal: (recipient: string) => string | undefined = () => undefined;

  private constructor() {
    this.server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onRcptTo: ({ address }, _session, done) => {
        const refusal = this.refusal(address);
        if (refusal === undefined) return done();
        const [, code, text] = /^(\d{3}) (.*)$/.exec(refusal)!;
        done(smtpError(Number(code), text!));
      },
      // A sender that is killed in the middle of a message is not an error of the server.
      onData: (stream, session, done) => void this.receive(stream, session, done).catch(() => undefined),
    });
    this.server.on('error', () => undefined);
    this.server.server.on('connection', (socket: Socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
  }

  /** Listens on a free port, or on the one given (to replace a server that was stopped). */
  static async start(port = 0): Promise<SmtpSink> {
    const sink = new SmtpSink();
    await new Promise<void>((resolve) => {
      sink.server.listen(port, '127.0.0.1', resolve);
    });
    return sink;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** From now on: one behaviour for all, or one that depends on the recipient. */
  behave(behaviour: SmtpBehaviour | ((recipient: string) => SmtpBehaviour)): void {
    this.behaviour = typeof behaviour === 'function' ? behaviour : () => behaviour;
  }

  /** From now on: answers RCPT TO with this text, `550 5.1.1 No such user`, unless it is undefined. */
  refuseRecipients(refusal: (recipient: string) => string | undefined): void {
    this.refusal = refusal;
  }

  /** Messages kept for an address. */
  sentTo(recipient: string): ReceivedMessage[] {
    return this.messages.filter(({ recipients }) => recipients.includes(recipient));
  }

  /** Waits until `count` messages for an address are there. */
  async waitFor(recipient: string, { count = 1 } = {}): Promise<ReceivedMessage[]> {
    const until = Date.now() + PATIENCE_MS;
    while (this.sentTo(recipient).length < count) {
      if (Date.now() > until) {
        const seen = this.messages.map(({ recipients, subject }) => `${recipients.join()}: ${subject}`);
        throw new Error(
          `No ${count} message(s) for ${recipient} after ${PATIENCE_MS} ms; kept: ${seen.join(' | ') || 'none'}`,
        );
      }
      await sleep(25);
    }
    return this.sentTo(recipient);
  }

  /** From now on no message is answered, until `release`. */
  hold(): void {
    this.gate = new Promise((resolve) => {
      this.open = resolve;
    });
  }

  /** Answers the messages that were held, and those that come. */
  release(): void {
    this.open();
  }

  /** Forgets what was kept and accepts again. */
  reset(): void {
    this.release();
    this.messages.length = 0;
    this.pauseMs = 0;
    this.behave('accept');
    this.refuseRecipients(() => undefined);
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
    });
  }

  private async receive(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    if (this.pauseMs > 0) await sleep(this.pauseMs);
    await this.gate;
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    const sender = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
    const keep = (): number =>
      this.messages.push(readMessage(Buffer.concat(chunks).toString('utf8'), { sender, recipients }));
    const answers: Record<SmtpBehaviour, () => unknown> = {
      accept: () => {
        keep();
        done();
      },
      refuse: () => done(smtpError(550, 'No such mailbox')),
      later: () => done(smtpError(451, 'Try again later')),
      hang: () => undefined,
      drop: () => {
        keep();
        for (const socket of this.sockets) if (socket.remotePort === session.remotePort) socket.destroy();
      },
    };
    answers[this.behaviour(recipients[0] ?? '')]();
  }
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
