import pg from 'pg';
import { PlainError } from '../process/plain-error.js';
import { rowOf, rowsOf, type Database } from './rows.js';

const { escapeIdentifier: name, escapeLiteral: literal } = pg;

/** Schemas that the product reads and writes: its own, and that of the queues, which is missing with Redis. */
const SCHEMAS = ['public', 'bullmq'];

/** Tables that the running product must not write freely, with its privileges besides SELECT. */
const RESTRICTED: Readonly<Record<string, string>> = {
  migrations: '',
  // Contents are emptied when they expire or when a person is erased (docs/decisions/0050).
  audit_entries: 'INSERT, UPDATE (before, after, redacted_at)',
  audit_chain: 'INSERT',
  // Deleted after a year by expire_security_events().
  security_events: 'INSERT',
};

/**
 * Grants the role of the running product only the privileges to read and write rows. It owns nothing, so it can neither change the schema
 * nor disable the triggers that keep the audit trail append-only (docs/decisions/0064). Creates the role if it does not exist. Must run
 * after every migration, because new tables have no privileges.
 * @param owner transaction of the owner of the schema, so that running processes never lose a privilege in between
 * @param url address of the running product's connection; its user is the role
 * @throws PlainError if the role is the owner itself, a superuser, or may create roles or databases, because such a role can bypass the
 * restrictions
 */
export async function grantRuntimeRole(owner: Database, url: string): Promise<void> {
  const { username, password, pathname } = new URL(url);
  const user = decodeURIComponent(username);
  const role = name(user);
  const known = await rowOf<{ unrestricted: boolean }>(
    owner,
    'SELECT rolsuper OR rolcreatedb OR rolcreaterole OR rolname = current_user AS unrestricted FROM pg_roles WHERE rolname = $1',
    [user],
  );
  if (known?.unrestricted)
    throw new PlainError(
      'The role of DATABASE_URL must not be that of DATABASE_OWNER_URL, nor a superuser, nor allowed to create roles or databases.',
    );
  if (!known)
    await owner.query(`CREATE ROLE ${role} LOGIN PASSWORD ${literal(decodeURIComponent(password))}`);
  const schemas = await rowsOf<{ schema: string }>(
    owner,
    'SELECT nspname AS schema FROM pg_namespace WHERE nspname = ANY ($1)',
    [SCHEMAS],
  );
  const routines = await rowsOf<{ routine: string }>(
    owner,
    `SELECT oid::regprocedure AS routine FROM pg_proc WHERE pronamespace = to_regnamespace('bullmq') AND prokind = 'f'`,
  );
  const tables = await rowsOf<{ table: string }>(
    owner,
    `SELECT relname AS table FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname = ANY ($1)`,
    [Object.keys(RESTRICTED)],
  );
  await owner.query(
    [
      `GRANT CONNECT, TEMPORARY ON DATABASE ${name(decodeURIComponent(pathname.slice(1)))} TO ${role}`,
      'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
      ...schemas.flatMap(({ schema }) => privilegesOn(name(schema), role)),
      // BullMQ's functions create a sequence for each new queue. With pg_temp last, a temporary table cannot take the place of theirs.
      ...routines.map(
        ({ routine }) => `ALTER FUNCTION ${routine} SECURITY DEFINER SET search_path = bullmq, pg_temp`,
      ),
      ...tables.flatMap(({ table }) => restriction(table, role)),
    ].join(';\n'),
  );
}

function privilegesOn(schema: string, role: string): string[] {
  return [
    `GRANT USAGE ON SCHEMA ${schema} TO ${role}`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`,
    `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`,
  ];
}

function restriction(table: string, role: string): string[] {
  const allowed = RESTRICTED[table];
  return [
    `REVOKE INSERT, UPDATE, DELETE ON public.${name(table)} FROM ${role}`,
    ...(allowed ? [`GRANT ${allowed} ON public.${name(table)} TO ${role}`] : []),
  ];
}
