import connectPgSimple from 'connect-pg-simple';
import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { SESSION_TTL_SECONDS, type SessionTimes } from './session-rules.js';

const PRUNE_SECONDS = 900;

const PgStore = connectPgSimple({ Store: EventEmitter } as never);
type StoredSession = Parameters<InstanceType<typeof PgStore>['set']>[1];

/**
 * Sessions in PostgreSQL. Only a login makes one: the library's own `set` would bring back a session that was signed out of
 * while another of its requests was still under way, and had noted its activity.
 */
export class SessionStore extends PgStore {
  constructor(private readonly connections: pg.Pool) {
    super({
      pool: connections,
      tableName: 'sessions',
      ttl: SESSION_TTL_SECONDS,
      pruneSessionInterval: PRUNE_SECONDS,
    });
  }

  override set(id: string, session: StoredSession, done?: (error?: unknown) => void): void {
    if (isBeginning(session as SessionTimes)) {
      super.set(id, session, done);
      return;
    }
    this.connections.query('UPDATE sessions SET sess = $2 WHERE sid = $1', [id, session], (error) =>
      done?.(error),
    );
  }
}

/** Just signed in: nothing has been done with it yet. */
function isBeginning({ startedAt, seenAt }: SessionTimes): boolean {
  return startedAt === seenAt;
}
