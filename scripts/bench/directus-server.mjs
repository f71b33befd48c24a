import { randomBytes } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../lib/command.mjs';
import { fromProduct } from '../lib/paths.mjs';
import { Problem } from '../lib/problem.mjs';
import { query } from './databases.mjs';
import { startServer } from './servers.mjs';

/** Directus' tables and ours are in one database, so that both read the same cache of PostgreSQL. */
const SCHEMA = 'directus';

/** Public listings modelled for Directus: one collection per table, joined by keys, with the indexes that the searches use. */
const TABLES = `
  CREATE TABLE ${SCHEMA}.listings AS
    SELECT s.listing_id AS id, s.code, s.operation, s.property_type, s.town, s.rooms, s.bedrooms, s.bathrooms, s.people, s.featured,
      s.published_at, s.latitude, s.longitude, o.street, o.street_number, l.business_name, l.notes
    FROM search s JOIN listings l ON l.id = s.listing_id JOIN locations o ON o.listing_id = l.id;
  ALTER TABLE ${SCHEMA}.listings ADD PRIMARY KEY (id);
  CREATE INDEX ON ${SCHEMA}.listings (operation, featured DESC, published_at DESC, id DESC);
  CREATE INDEX ON ${SCHEMA}.listings (operation, town, property_type);
  CREATE INDEX ON ${SCHEMA}.listings (operation, property_type);
  CREATE TABLE ${SCHEMA}.prices AS
    SELECT p.id, p.listing_id, p.period, p.fraction, p.amount, p.currency, p.rented FROM prices p JOIN ${SCHEMA}.listings l ON l.id = p.listing_id;
  ALTER TABLE ${SCHEMA}.prices ADD PRIMARY KEY (id), ADD FOREIGN KEY (listing_id) REFERENCES ${SCHEMA}.listings;
  CREATE INDEX ON ${SCHEMA}.prices (listing_id);
  CREATE INDEX ON ${SCHEMA}.prices (period, fraction, listing_id);
  CREATE TABLE ${SCHEMA}.amenities AS SELECT id, name, ''::text AS slug FROM amenities;
  ALTER TABLE ${SCHEMA}.amenities ADD PRIMARY KEY (id);
  CREATE TABLE ${SCHEMA}.listing_amenities AS
    SELECT row_number() OVER ()::int AS id, a.listing_id, a.amenity_id FROM listing_amenities a JOIN ${SCHEMA}.listings l ON l.id = a.listing_id;
  ALTER TABLE ${SCHEMA}.listing_amenities ADD PRIMARY KEY (id),
    ADD FOREIGN KEY (listing_id) REFERENCES ${SCHEMA}.listings, ADD FOREIGN KEY (amenity_id) REFERENCES ${SCHEMA}.amenities;
  CREATE INDEX ON ${SCHEMA}.listing_amenities (listing_id);
  CREATE INDEX ON ${SCHEMA}.listing_amenities (amenity_id, listing_id);`;

/** Tells Directus which lists of rows belong to a listing. */
const RELATIONS = `
  INSERT INTO ${SCHEMA}.directus_collections (collection) VALUES ('listings'), ('prices'), ('amenities'), ('listing_amenities');
  INSERT INTO ${SCHEMA}.directus_fields (collection, field, special) VALUES ('listings', 'prices', 'o2m'), ('listings', 'amenities', 'o2m');
  INSERT INTO ${SCHEMA}.directus_relations (many_collection, many_field, one_collection, one_field)
    VALUES ('prices', 'listing_id', 'listings', 'prices'), ('listing_amenities', 'listing_id', 'listings', 'amenities'),
      ('listing_amenities', 'amenity_id', 'amenities', NULL)`;

/**
 * Starts Directus on a copy of the public listings of a benchmark database.
 * @param {{ folder: string, databaseUrl: string, logs: string }} options `folder`: where `npm install directus@11.4.1 --ignore-scripts` was run
 * @returns {Promise<import('./servers.mjs').Server & { headers: Record<string, string> }>} with the headers of an administrator
 * @throws {Problem} if Directus is not installed in the folder
 */
export async function startDirectus({ folder, databaseUrl, logs }) {
  const entry = path.join(folder, 'node_modules/directus/cli.js');
  if (!existsSync(entry))
    throw new Problem(`There is no Directus in ${folder} (docs/benchmarks.md, Directus).`);
  leaveOutSandbox(folder);
  const token = randomBytes(24).toString('hex');
  const env = environment(databaseUrl, token);
  await query(databaseUrl, `DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE; CREATE SCHEMA ${SCHEMA}`);
  await run(process.execPath, [entry, 'bootstrap'], { cwd: folder, env });
  await query(databaseUrl, TABLES);
  await nameSlugs(databaseUrl);
  await query(databaseUrl, RELATIONS);
  await query(databaseUrl, 'VACUUM (ANALYZE)');
  const server = await startServer({ name: 'directus', entry, args: ['start'], env, folder: logs });
  return { ...server, headers: { authorization: `Bearer ${token}` } };
}

/** `isolated-vm` runs sandboxed extensions, of which there are none, and would have to be compiled. */
function leaveOutSandbox(folder) {
  const sandbox = path.join(folder, 'node_modules/isolated-vm');
  if (existsSync(path.join(sandbox, 'out'))) return;
  writeFileSync(path.join(sandbox, 'isolated-vm.js'), 'module.exports = {};\n');
}

/** Without cache, limits of requests, and calls to other hosts. */
function environment(databaseUrl, token) {
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    DB_SEARCH_PATH: `array:${SCHEMA}`,
    KEY: 'bench',
    SECRET: 'bench-'.repeat(8),
    ADMIN_EMAIL: 'bench@example.com',
    ADMIN_PASSWORD: 'bench-bench-bench',
    ADMIN_TOKEN: token,
    CACHE_ENABLED: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    WEBSOCKETS_ENABLED: 'false',
    TELEMETRY: 'false',
    SERVE_APP: 'false',
    LOG_LEVEL: 'error',
  };
}

/** The slugs that searches name, by the product's rule. */
async function nameSlugs(databaseUrl) {
  const { amenitySlug } = await fromProduct('common/listings/amenities/amenities.js');
  for (const { id, name } of await query(databaseUrl, 'SELECT id, name FROM amenities'))
    await query(databaseUrl, `UPDATE ${SCHEMA}.amenities SET slug = $1 WHERE id = $2`, [
      amenitySlug(name),
      id,
    ]);
}
