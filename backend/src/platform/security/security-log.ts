import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { rowsOf } from '../database/rows.js';
import type { SecurityAction, SecurityOutcome } from '#common/accounts/security/security-events.js';

export interface SecurityEvent {
  action: SecurityAction;
  outcome: SecurityOutcome;
  administratorId: number | null;
  /** Address typed as the account's, for requests without a session. Only used to find the account; it is not stored. */
  email: string | null;
  network: string;
  /** Digest of the session's id. */
  session: string | null;
  requestId: string;
  route: string;
}

/** Refusals that anybody can cause are recorded up to this number per minute and process; beyond it they are only counted. */
const MOST_REFUSALS = 600;
const MINUTE_MS = 60_000;

const INSERT = `
  INSERT INTO security_events (action, outcome, administrator_id, network, session, request_id, route)
  SELECT $1, $2, coalesce($3, (SELECT id FROM offered_administrators WHERE email = $4)), $5, $6, $7, $8`;

/** Records security events (docs/decisions/0050). */
@Injectable()
export class SecurityLog implements OnApplicationShutdown {
  private readonly log = new Logger(SecurityLog.name);
  private readonly underWay = new Set<Promise<void>>();
  private refusals = { since: 0, count: 0 };
  /** Number of events of this process since its start, with those that were not recorded. */
  readonly counts: { action: SecurityAction; outcome: SecurityOutcome; count: number }[] = [];

  constructor(private readonly database: DataSource) {}

  /** Records after the response, which does not wait for it. A failure is logged with the event. */
  record(event: SecurityEvent): void {
    this.count(event);
    if (event.outcome !== 'ok' && this.isFlooded()) return;
    const { action, outcome, administratorId, email, network, session, requestId, route } = event;
    const values = [action, outcome, administratorId, email, network, session, requestId, route];
    const writing = rowsOf(this.database, INSERT, values)
      .then(
        () => undefined,
        (error: Error) =>
          this.log.error({ reqId: requestId }, `${action} ${outcome} was not recorded: ${error.message}`),
      )
      .finally(() => this.underWay.delete(writing));
    this.underWay.add(writing);
  }

  /** Events of the last requests are written before the connections close. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private count({ action, outcome }: SecurityEvent): void {
    const counted = this.counts.find((known) => known.action === action && known.outcome === outcome);
    if (counted) counted.count += 1;
    else this.counts.push({ action, outcome, count: 1 });
  }

  private isFlooded(): boolean {
    const now = performance.now();
    if (now - this.refusals.since > MINUTE_MS) this.refusals = { since: now, count: 0 };
    this.refusals.count += 1;
    return this.refusals.count > MOST_REFUSALS;
  }
}
