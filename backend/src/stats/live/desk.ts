import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LIVE_KINDS, type LiveAnswer } from '#common/stats/live-calls.js';
import { Random } from '#platform/process/clock.js';
import { Notifications } from '#platform/database/notifications.js';
import { rowOf } from '#platform/database/rows.js';
import { OUTBOX_CHANNEL } from '#platform/events/outbox.js';
import { Viewers, type View } from './viewers.js';

/** Notification channel of the notices that accounts have open; the payload is a `View`, or an `EndedView`. */
const VIEWS_CHANNEL = 'desk_views';
/** A view whose screen was left. */
type EndedView = Pick<View, 'accountId' | 'listingId'> & { ended: true };

/** Number of possible initial values of the change numbers. */
const STARTS = 1_000_000_000;
/** Notification channel of the triggers `desk_changed()`; the payload is a kind of records. */
const CHANGES_CHANNEL = 'desk_changes';
/** Notification channel of accounts whose state, role or password has changed; the payload is the id. */
const ACCOUNTS_CHANNEL = 'account_changes';

/**
 * Current activity in the back office, as every web process knows it (docs/architecture.md, Live desk). Domain events and views arrive as
 * notifications of PostgreSQL, changes of records as notifications of triggers; nothing of it is stored.
 */
@Injectable()
export class Desk {
  /**
   * Number of the last change. Its initial value is random, so that a stream that reconnects to another process, or after a restart, does
   * not find the number that it already knows.
   */
  private changes: number;
  private readonly changesOf: LiveAnswer['de'];
  private readonly viewers = new Viewers();
  /** Is called with the id of a changed account; undefined for any, if notifications may have been missed. */
  accountChanged: (accountId?: number) => void = () => undefined;

  constructor(
    private readonly database: DataSource,
    notifications: Notifications,
    random: Random,
  ) {
    this.changes = random.integer(STARTS);
    this.changesOf = Object.fromEntries(
      LIVE_KINDS.map((kind) => [kind, random.integer(STARTS)]),
    ) as LiveAnswer['de'];
    notifications.on(OUTBOX_CHANNEL, () => void (this.changes += 1));
    notifications.on(VIEWS_CHANNEL, (payload) => this.hear(payload));
    notifications.on(CHANGES_CHANNEL, (payload) => this.count(payload));
    notifications.on(ACCOUNTS_CHANNEL, (payload) =>
      this.accountChanged(payload ? Number(payload) : undefined),
    );
  }

  /** Current answer for one account. */
  seenBy(accountId: number): LiveAnswer {
    const views = this.viewers.of(accountId, performance.now());
    return {
      success: true,
      cambios: this.changes,
      de: { ...this.changesOf },
      mirando: views.map(({ listingId, email, name }) => ({
        idInmueble: listingId,
        email,
        nombre: name ?? email,
      })),
    };
  }

  /** Tells every process that an account has a notice open. */
  async noteView(accountId: number, listingId: number): Promise<void> {
    const account = await rowOf<{ email: string; name: string }>(
      this.database,
      'SELECT email, shown_name AS name FROM offered_administrators WHERE id = $1',
      [accountId],
    );
    if (!account) return;
    const view: View = { accountId, listingId, ...account };
    await this.database.query('SELECT pg_notify($1, $2)', [VIEWS_CHANNEL, JSON.stringify(view)]);
    this.viewers.note(view, performance.now());
  }

  /** Tells every process that an account has left a notice. */
  async endView(accountId: number, listingId: number): Promise<void> {
    const view: EndedView = { accountId, listingId, ended: true };
    await this.database.query('SELECT pg_notify($1, $2)', [VIEWS_CHANNEL, JSON.stringify(view)]);
    this.viewers.end(view);
  }

  /** Counts a change of a kind, or of all kinds if notifications may have been missed. A later version may have further kinds. */
  private count(kind?: string): void {
    for (const one of kind === undefined ? LIVE_KINDS : LIVE_KINDS.filter((known) => known === kind))
      this.changesOf[one] += 1;
  }

  private hear(payload = ''): void {
    if (payload === '') return;
    const view = JSON.parse(payload) as View | EndedView;
    if ('ended' in view) this.viewers.end(view);
    else this.viewers.note(view, performance.now());
  }
}
