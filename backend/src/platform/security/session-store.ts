import type pg from 'pg';
import type { Role } from '#common/kernel/calls/roles.js';
import type { Sweep } from '../database/sweep.js';
import { SESSION_TTL_SECONDS } from './session-rules.js';

export const SESSIONS_SWEEP: Sweep = { table: 'sessions', condition: 'expire < now()' };

/** A session with the account that it belongs to, as it is now. A session of an account that may no longer sign in is not found. */
const LOAD = `
  SELECT s.sess, a.email, a.role, a.second_step AS "secondStep" FROM sessions s
  LEFT JOIN offered_administrators a ON a.id = (s.sess ->> 'administratorId')::int
  WHERE s.sid = $1 AND s.expire >= now() AND (s.sess ->> 'administratorId' IS NULL
    OR a.active AND a.credential_version = coalesce((s.sess ->> 'credentialVersion')::int, 1))`;

const INSERT = `
  INSERT INTO sessions (sid, sess, expire) VALUES ($1, $2, now() + make_interval(secs => $3))
  ON CONFLICT (sid) DO UPDATE SET sess = excluded.sess, expire = excluded.expire`;

/** A session that has begun keeps its stored confirmation: the request may have read the session before it (`Sessions.confirm`). */
const SAVE = `
  UPDATE sessions SET sess = ($2::jsonb || CASE WHEN sess ->> 'administratorId' IS NULL THEN '{}'::jsonb
                                           ELSE jsonb_build_object('confirmedAt', sess -> 'confirmedAt') END)::json
  WHERE sid = $1`;

type StoredSession = object;
type Done<T = void> = (error: unknown, session?: T) => void;

interface LoadedRow {
  sess: StoredSession;
  email: string | null;
  role: Role | null;
  secondStep: boolean | null;
}

/**
 * Sessions in PostgreSQL, for the session plugin. Each request reads the session together with its account, so that a changed role, a
 * changed password, or a disabled or deleted account takes effect with the next request (docs/decisions/0007).
 */
export class SessionStore {
  constructor(private readonly connections: pg.Pool) {}

  get(id: string, done: Done<StoredSession>): void {
    this.connections.query<LoadedRow>(LOAD, [id], (error, answer) => {
      const row = answer?.rows[0];
      if (error || !row) return done(error ?? null);
      done(null, row.email === null ? row.sess : withAccount(row));
    });
  }

  /**
   * Only the anonymous session that a login begins with is inserted, so that a session that was ended while another of its requests was
   * recording activity stays ended.
   */
  set(id: string, session: StoredSession, done: Done): void {
    if ('administratorId' in session) this.connections.query(SAVE, [id, session], (error) => done(error));
    else this.connections.query(INSERT, [id, session, SESSION_TTL_SECONDS], (error) => done(error));
  }

  destroy(id: string, done: Done): void {
    this.connections.query('DELETE FROM sessions WHERE sid = $1', [id], (error) => done(error));
  }
}

function withAccount({ sess, email, role, secondStep }: LoadedRow): StoredSession {
  return Object.assign(sess, { email, role, secondStep });
}
