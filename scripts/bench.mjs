#!/usr/bin/env node
/**
 * `npm run bench`: measures the product beside its ceilings and writes docs/benchmarks.md. Options after `--`:
 * `--quick` (two minutes, up to 10,000 listings, writes nothing), `--million`, `--rounds N`, `--seconds N` (per measurement), `--writes N`
 * (of each kind), `--only NAME,NAME` (scenarios), `--compare` (ten thousand searches by index and by SQL), `--level N` (minutes of load at
 * half of the maximum rate, with the memory after each), `--directus FOLDER` (where it is installed), `--dry` (prints, writes nothing).
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale } from './lib/build.mjs';
import { run } from './lib/command.mjs';
import { startEmbeddedPostgres } from './lib/embedded-postgres.mjs';
import { install } from './lib/launch.mjs';
import { ENTRY, inRoot, ROOT } from './lib/paths.mjs';
import { runScript } from './lib/problem.mjs';
import { Steps } from './lib/steps.mjs';
import { readBodies } from './bench/bodies.mjs';
import { databaseUrl, fillDatabase, freshenRate } from './bench/databases.mjs';
import { measureBesideDirectus } from './bench/directus.mjs';
import { environmentOf, signIn } from './bench/environment.mjs';
import { measureWhileChanging } from './bench/changing.mjs';
import { measureCrowd } from './bench/crowd.mjs';
import { measureFreshness } from './bench/freshness.mjs';
import { measureByWrk } from './bench/generator.mjs';
import { measureGrowth } from './bench/growth.mjs';
import { measureLevel } from './bench/level.mjs';
import { measure } from './bench/load.mjs';
import { replaceMeasured, reportOf, UNMEASURED } from './bench/report.mjs';
import { keepBodies, measureRounds } from './bench/rounds.mjs';
import { operatorScenarios, publicScenarios, searchScenario } from './bench/scenarios.mjs';
import { differentSearches, searchMix } from './bench/searches.mjs';
import { indexReady, startServer, startWorker } from './bench/servers.mjs';
import { measureRenders } from './bench/renders.mjs';
import { measureStays } from './bench/stays.mjs';
import { measureWrites } from './bench/writes.mjs';

const PAGE = inRoot('docs/benchmarks.md');

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    million: { type: 'boolean', default: false },
    dry: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    writes: { type: 'string' },
    only: { type: 'string' },
    level: { type: 'string' },
    compare: { type: 'boolean', default: false },
    directus: { type: 'string' },
  },
});

/** Scenarios of `--quick`: one of each kind. */
const QUICK = 'live,services,sheet,page-home,page-results,page-sheet,search-1000,search-10000';

/** A 95th percentile of fewer pages depends on a single pause. */
const CROWD_SECONDS = 10;

/** The goals are for 100,000 listings; a million is measured for growth, memory and start. */
const USUAL = 100_000;

const sizes = [1_000, 10_000, ...(options.quick ? [] : [100_000]), ...(options.million ? [1_000_000] : [])];
const rounds = Number(options.rounds ?? (options.quick ? 3 : 5));
const seconds = Number(options.seconds ?? (options.quick ? 0.4 : 2));
const dataDir = path.resolve(ROOT, process.env.DATA_DIR ?? 'var', 'bench');

// Ends with the servers (bench/servers.mjs).
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

await runScript(async () => {
  const steps = new Steps();
  const stops = [];
  try {
    await install(steps);
    await steps.run('Building', () => buildStale());
    mkdirSync(dataDir, { recursive: true });
    await fillDatabases(steps);
    const postgres = await steps.run('Starting PostgreSQL', () => startEmbeddedPostgres({ dataDir }));
    if (!postgres.adopted) stops.push(() => postgres.stop());
    const results = await measureAll({ steps, stops, server: postgres.url });
    const report = reportOf({ command: ['npm run bench', ...process.argv.slice(2)].join(' '), ...results });
    process.stdout.write(`\n${report}\n`);
    if (!options.quick && !options.dry && !options.only)
      writeFileSync(PAGE, replaceMeasured(readFileSync(PAGE, 'utf8'), report));
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
});

/** @returns {Promise<Omit<import('./bench/report.mjs').Results, 'command'>>} */
async function measureAll({ steps, stops, server }) {
  const webs = await startWebs({ stops, server });
  const usual = usualOf(webs);
  const { lines, ceilings } = await measurePublic({ steps, stops, webs });
  if (options.only) return { ...UNMEASURED, lines };
  const bare = `${ceilings.bare.url}/search-${usual.listings}?n=0`;
  const generator = await steps.run('By wrk', () =>
    measureByWrk({ product: usual.server, paths: searchMix(), bare, rounds, seconds }),
  );
  const stays = await steps.run('Searches by dates', () =>
    measureStays({ server: usual.server, stays: options.quick ? 3 : 12 }),
  );
  const growth = await steps.run('Growth', () => measureGrowth({ webs, rounds, seconds: seconds * 2 }));
  const renders = await steps.run('Rendering', () => measureRenders(usual.server.url));
  const level = options.level ? await measureLevelOn(steps, usual, lines) : undefined;
  const sql = await measureSql(steps, webs);
  const cookie = await signIn(usual.server.url);
  const lists = await measureLists(steps, usual, cookie);
  const changing = await steps.run('While prices change', () =>
    measureWhileChanging({ ...usual, cookie, rounds, seconds: seconds * 2 }),
  );
  const crowd = await steps.run('Beside a crowd', () =>
    measureCrowd({ ...usual, rounds, seconds: options.quick ? 2 : CROWD_SECONDS }),
  );
  const freshness = await measureFreshnessOn(steps, usual, cookie);
  const writes = await steps.run('Writes under load', () =>
    measureWritesOn({ stops, web: usual, cookie, lines }),
  );
  const besideWorker = options.quick ? undefined : await measureFreshnessOn(steps, usual, cookie);
  const differences = options.compare ? await compare(steps) : undefined;
  const beside = options.directus ? await measureDirectus(steps, webs, options.directus) : undefined;
  return {
    lines,
    stays,
    growth,
    renders,
    level,
    sql,
    lists,
    writes,
    generator,
    changing,
    crowd,
    freshness,
    besideWorker,
    differences,
    beside,
  };
}

/** Databases are filled on a server without durability, because they can be recreated; measurements run on a durable one. */
async function fillDatabases(steps) {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, loading: true });
  try {
    for (const listings of sizes) {
      const env = environmentOf(databaseUrl(postgres.url, `bench_${listings}`), dataDir);
      await steps.run(`${words(listings)} listings`, () =>
        fillDatabase({ server: postgres.adminUrl, listings, env }),
      );
    }
  } finally {
    if (!postgres.adopted) await postgres.stop();
  }
}

/** One web process per size. */
async function startWebs({ stops, server }) {
  const webs = [];
  for (const listings of sizes) {
    const size = words(listings);
    const env = environmentOf(databaseUrl(server, `bench_${listings}`), dataDir);
    await freshenRate(env.DATABASE_URL);
    const web = await startServer({ name: `web-${listings}`, entry: ENTRY.web, env, folder: logs() });
    stops.push(() => web.stop());
    webs.push({ listings, size, env, server: web, ...(await indexReady(web)) });
  }
  return webs;
}

/** The largest database of those that the goals are for. */
function usualOf(webs) {
  return webs.findLast(({ listings }) => listings <= USUAL);
}

async function measurePublic({ steps, stops, webs }) {
  const usual = usualOf(webs);
  const wanted = (await publicScenarios(usual.env.DATABASE_URL)).map((scenario) => ({
    scenario,
    server: usual.server,
  }));
  const searches = webs.map(({ listings, size, server }) => ({
    scenario: searchScenario(`search-${listings}`, size),
    server,
  }));
  const names = (options.only ?? (options.quick ? QUICK : undefined))?.split(',');
  const asked = [...wanted, ...searches].filter(({ scenario }) => !names || names.includes(scenario.name));
  const folder = path.join(dataDir, 'bodies');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await keepBodies(asked, folder);
  const env = { ...usual.env, BENCH_BODIES: folder };
  const start = (name) =>
    startServer({ name, entry: inRoot(`scripts/bench/${name}-server.mjs`), env, folder: logs() });
  const ceilings = { constant: await start('constant'), bare: await start('bare') };
  stops.push(
    () => ceilings.constant.stop(),
    () => ceilings.bare.stop(),
  );
  const bodies = readBodies(folder);
  const lines = await steps.run('Public calls and pages', () =>
    measureRounds({ asked, ceilings, rounds, seconds, bodies, say: (text) => steps.say(text) }),
  );
  return { lines, ceilings };
}

async function measureLevelOn(steps, web, lines) {
  return steps.run('Level load', () =>
    measureLevel({
      server: web.server,
      paths: differentSearches('level'),
      rate: halfOfDifferent(lines),
      minutes: Number(options.level),
    }),
  );
}

/** Half of the maximum rate of different searches, a second. */
function halfOfDifferent(lines) {
  return Math.max(1, Math.round((lines.find(({ name }) => name === 'random-first')?.product.rate ?? 20) / 2));
}

/** Half of the web process's maximum rate, in searches per second. */
function halfOfMost({ listings }, lines) {
  const most = lines.find(({ name }) => name === `search-${listings}`)?.product.rate ?? 20;
  return Math.max(1, Math.round(most / 2));
}

/** Ten thousand random searches through both paths; stops at the first difference. */
async function compare(steps) {
  return steps.run('Both paths compared', async () => {
    const { code } = await run('npm', ['run', 'test:search'], { cwd: ROOT, allowFailure: true });
    return code === 0 ? 0 : 1;
  });
}

async function measureDirectus(steps, webs, directus) {
  const { env, server, size } = usualOf(webs);
  const folder = path.resolve(directus);
  return steps.run('Beside Directus', () =>
    measureBesideDirectus({ folder, databaseUrl: env.DATABASE_URL, logs: logs(), web: server, size, rounds }),
  );
}

async function measureSql(steps, webs) {
  return steps.run('The same searches as SQL', async () => {
    const results = [];
    const fitting = webs.filter(({ listings }) => listings <= USUAL);
    for (const { size, env } of options.quick ? fitting.slice(-1) : fitting) {
      const { stdout } = await run(process.execPath, [inRoot('scripts/bench/sql-searches.mjs')], {
        cwd: ROOT,
        env,
      });
      results.push({ size, ...JSON.parse(stdout.trim().split('\n').at(-1) ?? '') });
    }
    return results;
  });
}

async function measureLists(steps, { server: { url, pid }, env }, cookie) {
  return steps.run("The operator's lists", async () => {
    const results = [];
    for (const { title, paths, headers } of await operatorScenarios(env.DATABASE_URL, cookie))
      results.push({ title, ...(await measure({ url, pid, paths, headers }, { seconds, connections: 1 })) });
    return results;
  });
}

async function measureWritesOn({ stops, web, cookie, lines }) {
  const worker = await startWorker({ ...web, folder: logs() });
  stops.push(() => worker.stop());
  return measureWrites({
    server: web.server,
    cookie,
    searches: searchMix(),
    rate: halfOfMost(web, lines),
    times: Number(options.writes ?? (options.quick ? 8 : 60)),
  });
}

function measureFreshnessOn(steps, { env, server }, cookie) {
  const listings = options.quick ? 10 : 100;
  return steps.run('From commit to search', () =>
    measureFreshness({ server, env, cookie, listings, folder: logs() }),
  );
}

function logs() {
  return path.join(dataDir, 'logs');
}

function words(listings) {
  return new Intl.NumberFormat('en-US').format(listings);
}
