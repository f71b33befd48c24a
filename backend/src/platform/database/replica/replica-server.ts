import type pg from 'pg';

/** Identity of a database server, which a replica must share with its primary. */
export interface ServerIdentity {
  /** The same on a primary and its replicas. */
  system: string;
  database: string;
}

export interface ReplicaState extends ServerIdentity {
  /** False for a server that was promoted or never was a replica. */
  follows: boolean;
  /** Replayed position, in bytes of the write-ahead log. */
  position: number;
}

const IDENTITY = `(SELECT system_identifier::text FROM pg_control_system()) AS system, current_database() AS database`;

/** Statement for the primary. */
export const PRIMARY_IDENTITY = `SELECT ${IDENTITY}`;

/** Statement for the primary. Every transaction that was visible before the statement ends before this position. */
export const PRIMARY_POSITION = `SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 AS position`;

const REPLICA_STATE = `SELECT pg_is_in_recovery() AS follows,
  coalesce(pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0'), 0)::float8 AS position, ${IDENTITY}`;

/** @throws the error of the driver if the server does not answer or refuses the connection */
export async function askReplica(pool: pg.Pool): Promise<ReplicaState> {
  const { rows } = await pool.query<ReplicaState>(REPLICA_STATE);
  return rows[0]!;
}

/** Why a server must not be read instead of the primary; undefined if it may be. */
export function faultOfReplica(state: ReplicaState, primary: ServerIdentity): string | undefined {
  if (state.system !== primary.system) return 'is a copy of another server';
  if (state.database !== primary.database) return `has the database ${state.database} in its address`;
  return state.follows ? undefined : 'does not follow a primary';
}
