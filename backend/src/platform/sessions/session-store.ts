import connectPgSimple from 'connect-pg-simple';
import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { SESSION_TTL_SECONDS, type SessionTimes } from './session-rules.js';

const PRUNE_SECONDS = 900;

const PgStore = connectPgSimple({ Store: EventEmitter } as never);
type StoredSession = Parameters<InstanceType<typeof PgStore>['set']>[1];

/**
 * Session store in PostgreSQL. Only a login inserts a row. The library's own `set` would recreate a session that was signed out while
 * another of its requests was recording activity.
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

/** New session: no activity yet. */
function isBeginning({ startedAt, seenAt }: SessionTimes): boolean {
  return startedAt === seenAt;
}
