import { ADMIN_ROLE, ROLE } from './postgres-cluster.mjs';
import { Problem } from './problem.mjs';

/** Of a database of an earlier version while its roles are exchanged. */
const INTERIM_ROLE = `${ROLE}_interim`;

const WRONG_PASSWORD = '28P01';
const DATABASES = `datallowconn AND NOT datistemplate AND datname <> 'postgres'`;

/**
 * The roles of an embedded server: the administrator, who is a superuser and creates roles and databases, and the owner of the product's
 * database, who may do neither (docs/decisions/0064). In a database of an earlier version, whose owner is the superuser, that role becomes
 * the administrator, and everything gets a new owner of the same name and password. Interrupted, it continues at the next start.
 * @param {object} server
 * @param {number} server.port
 * @param {{ owner: string, admin: string }} server.passwords
 * @param {(text: string) => void} server.say
 * @returns {Promise<void>}
 * @throws {Problem} if a stored password is not the database's
 */
export async function prepareRoles({ port, passwords, say }) {
  await asRole({ port, role: ADMIN_ROLE, password: passwords.admin }, (admin) =>
    prepare(admin, { port, passwords }),
  ).catch(async (error) => {
    if (error.code !== WRONG_PASSWORD) throw error;
    await makeAdministrator({ port, passwords });
    say('The owner of the database is no superuser any more');
    await asRole({ port, role: ADMIN_ROLE, password: passwords.admin }, (admin) =>
      prepare(admin, { port, passwords }),
    );
  });
  await asRole({ port, role: ROLE, password: passwords.owner, database: ROLE }, () => undefined).catch(
    (error) => {
      throw error.code === WRONG_PASSWORD ? wrongPassword('postgres.password') : error;
    },
  );
}

/** Address of a role in the server. `host`: a name, or the folder of a socket. */
export function urlOf({ host = '127.0.0.1', port, role = ROLE, password, database = ROLE }) {
  return `postgres://${role}:${password}@${encodeURIComponent(host)}:${port}/${database}`;
}

/** Calls back with a connection of a role. */
export async function asRole({ port, role, password, database = 'postgres' }, work) {
  // Imported dynamically, because this file is loaded before the installation.
  const { default: pg } = await import('pg');
  const client = new pg.Client({
    connectionString: urlOf({ port, role, password, database }),
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function wrongPassword(file) {
  return new Problem(
    `The password kept in ${file} is not the database's: delete that file to have a new one set.`,
  );
}

async function prepare(admin, { port, passwords }) {
  await admin.query(`DROP ROLE IF EXISTS ${INTERIM_ROLE}`);
  if (!(await exists(admin, 'pg_roles WHERE rolname = $1', ROLE)))
    await admin.query(`CREATE ROLE ${ROLE} LOGIN PASSWORD '${passwords.owner}'`);
  const { rows } = await admin.query(
    `SELECT datname AS name FROM pg_database WHERE ${DATABASES} AND datdba = current_user::regrole`,
  );
  for (const { name } of rows)
    await asRole({ port, role: ADMIN_ROLE, password: passwords.admin, database: name }, (client) =>
      giveDatabase(client, name),
    );
  if (!(await exists(admin, 'pg_database WHERE datname = $1', ROLE)))
    await admin.query(`CREATE DATABASE ${ROLE} OWNER ${ROLE}`);
}

async function exists(client, condition, value) {
  const { rowCount } = await client.query(`SELECT FROM ${condition}`, [value]);
  return rowCount > 0;
}

/** A role cannot rename itself, and the first superuser stays one: another superuser renames it. */
async function makeAdministrator({ port, passwords }) {
  const owner = { port, role: ROLE, password: passwords.owner };
  await asRole(owner, async (client) => {
    const { rows } = await client.query('SELECT rolsuper FROM pg_roles WHERE rolname = current_user');
    if (!rows[0].rolsuper) throw wrongPassword('postgres.admin-password');
    await client.query(`DROP ROLE IF EXISTS ${INTERIM_ROLE}`);
    await client.query(`CREATE ROLE ${INTERIM_ROLE} SUPERUSER LOGIN PASSWORD '${passwords.admin}'`);
  }).catch((error) => {
    throw error.code === WRONG_PASSWORD ? wrongPassword('postgres.password') : error;
  });
  await asRole({ port, role: INTERIM_ROLE, password: passwords.admin }, (client) =>
    client.query(`
      BEGIN;
      ALTER ROLE ${ROLE} RENAME TO ${ADMIN_ROLE};
      ALTER ROLE ${ADMIN_ROLE} PASSWORD '${passwords.admin}';
      CREATE ROLE ${ROLE} LOGIN PASSWORD '${passwords.owner}';
      COMMIT`),
  );
}

/** Objects of an extension stay the administrator's. */
const IS_PART = (catalogue, oid) =>
  `EXISTS (SELECT FROM pg_depend d WHERE d.classid = '${catalogue}'::regclass AND d.objid = ${oid} AND d.deptype = 'e')`;
const OWN_SCHEMA = (schema) => `${schema}::regnamespace::text !~ '^(pg_|information_schema)'`;

/** Statements that give the owner what the administrator owns in a database. A table takes its indexes and the sequences of its columns along. */
const GIVING = `
  SELECT format('ALTER SCHEMA %I OWNER TO ${ROLE}', nspname) AS statement FROM pg_namespace n
  WHERE nspowner = current_user::regrole AND ${OWN_SCHEMA('n.oid')}
  UNION ALL
  SELECT format('ALTER %s %s OWNER TO ${ROLE}', CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END, c.oid::regclass)
  FROM pg_class c
  WHERE relowner = current_user::regrole AND relkind IN ('r', 'p', 'v', 'm', 'S') AND ${OWN_SCHEMA('relnamespace')} AND NOT ${IS_PART('pg_class', 'c.oid')}
    AND NOT (relkind = 'S' AND EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype IN ('a', 'i')))
  UNION ALL
  SELECT format('ALTER ROUTINE %s OWNER TO ${ROLE}', p.oid::regprocedure) FROM pg_proc p
  WHERE proowner = current_user::regrole AND prokind <> 'a' AND ${OWN_SCHEMA('pronamespace')} AND NOT ${IS_PART('pg_proc', 'p.oid')}
  UNION ALL
  SELECT format('ALTER TYPE %s OWNER TO ${ROLE}', t.oid::regtype) FROM pg_type t
  WHERE typowner = current_user::regrole AND typtype IN ('d', 'e', 'r') AND ${OWN_SCHEMA('typnamespace')} AND NOT ${IS_PART('pg_type', 't.oid')}`;

async function giveDatabase(client, name) {
  await client.query('BEGIN');
  const { rows } = await client.query(GIVING);
  for (const { statement } of rows) await client.query(statement);
  await client.query(`ALTER DATABASE "${name}" OWNER TO ${ROLE}`);
  await client.query('COMMIT');
}
