import { requestNews, type NewsRequest } from '#common/newsletter/news/news-calls.js';
import type { ReceivedMessage } from '../support/received-message.js';
import type { SmtpSink } from '../support/smtp-sink.js';
import type { TestApp } from '../support/test-app.js';

export const VISITOR = 'eva@ejemplo.com';

/** Visitors who ask for news, each from a network of their own. */
export class NewsVisitors {
  private networks = 0;

  constructor(
    private readonly app: TestApp,
    private readonly sink: SmtpSink,
  ) {}

  request({ ip, ...wanted }: Partial<NewsRequest> & { ip?: string } = {}) {
    return this.app.request({
      method: 'POST',
      url: requestNews.path,
      remoteAddress: ip ?? `10.9.1.${(this.networks++ % 250) + 1}`,
      payload: { email: VISITOR, ...wanted },
    });
  }

  press(path: string, headers: Record<string, string> = {}) {
    return this.app.request({ method: 'POST', url: path, headers });
  }

  linkIn({ text }: ReceivedMessage): string {
    return /\/novedades\/confirmar\?token=[\w.-]+/.exec(text)?.[0] ?? '';
  }

  /** Asks for news; returns the link of the message. */
  async ask(wanted: Partial<NewsRequest> = {}): Promise<string> {
    const email = wanted.email ?? VISITOR;
    const before = this.sink.sentTo(email).length;
    await this.request(wanted);
    const messages = await this.sink.waitFor(email, { count: before + 1 });
    return this.linkIn(messages.at(-1)!);
  }

  async subscribe(wanted: Partial<NewsRequest> = {}): Promise<void> {
    const { statusCode, body } = await this.press(await this.ask(wanted));
    if (statusCode !== 200) throw new Error(`Confirmation refused: ${statusCode} ${body}`);
  }

  subscribers() {
    return this.app.sql<{ email: string; towns: string[]; operation: string | null; confirmed: boolean }>(
      `SELECT email, towns, operation, confirmed_at IS NOT NULL AS confirmed FROM newsletter_subscribers ORDER BY id`,
    );
  }

  /** Empties the tables of people, listings, news and mails, and the mail server. */
  async clear(): Promise<void> {
    await this.app.clear();
    await this.app.empty(
      'mail_deliveries, newsletter_subscribers, newsletters, scheduled_newsletters, mail_suppressions, blacklist, rate_limits, idempotency_keys',
    );
    this.sink.reset();
  }
}
