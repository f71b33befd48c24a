import connectPgSimple from 'connect-pg-simple';
import { EventEmitter } from 'node:events';
import type pg from 'pg';
import type { Role } from '#common/kernel/calls/roles.js';
import { SESSION_TTL_SECONDS } from './session-rules.js';

const PRUNE_SECONDS = 900;

const PgStore = connectPgSimple({ Store: EventEmitter } as never);
type StoredSession = Parameters<InstanceType<typeof PgStore>['set']>[1];
type Done<T> = (error: unknown, session?: T) => void;

/** A session with the account that it belongs to, as it is now. A session of an account that may no longer sign in is not found. */
const LOAD = `
  SELECT s.sess, a.email, a.role, a.second_step AS "secondStep" FROM sessions s
  LEFT JOIN offered_administrators a ON a.id = (s.sess ->> 'administratorId')::int
  WHERE s.sid = $1 AND s.expire >= now() AND (s.sess ->> 'administratorId' IS NULL
    OR a.active AND a.credential_version = coalesce((s.sess ->> 'credentialVersion')::int, 1))`;

/** A session that has begun keeps its stored confirmation: the request may have read the session before it (`Sessions.confirm`). */
const SAVE = `
  UPDATE sessions SET sess = ($2::jsonb || CASE WHEN sess ->> 'administratorId' IS NULL THEN '{}'::jsonb
                                           ELSE jsonb_build_object('confirmedAt', sess -> 'confirmedAt') END)::json
  WHERE sid = $1`;

interface LoadedRow {
  sess: StoredSession;
  email: string | null;
  role: Role | null;
  secondStep: boolean | null;
}

/**
 * Session store in PostgreSQL. Each request reads the session together with its account, so that a changed role, a changed password, or a
 * disabled or deleted account takes effect with the next request (docs/decisions/0007).
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

  override get(id: string, done: Done<StoredSession>): void {
    this.connections.query<LoadedRow>(LOAD, [id], (error, answer) => {
      const row = answer?.rows[0];
      if (error || !row) return done(error ?? null);
      done(null, row.email === null ? row.sess : withAccount(row));
    });
  }

  /**
   * Only the anonymous session that a login begins with is inserted. The library's own `set` would recreate a session that was ended while
   * another of its requests was recording activity.
   */
  override set(id: string, session: StoredSession, done?: (error?: unknown) => void): void {
    if (!('administratorId' in session)) {
      super.set(id, session, done);
      return;
    }
    this.connections.query(SAVE, [id, session], (error) => done?.(error));
  }
}

function withAccount({ sess, email, role, secondStep }: LoadedRow): StoredSession {
  return Object.assign(sess, { email, role, secondStep });
}
