#!/usr/bin/env node
/**
 * `npm run bench:pages`: Lighthouse (mobile) on each kind of public page of the production build with the demonstration's notices,
 * and writes the table into docs/benchmarks.md. Options after `--`: `--runs N` (5; the median counts), `--only NAME,NAME`, `--dry`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../test/support/browser.mjs';
import { databaseUrl, query } from './bench/databases.mjs';
import { auditPage } from './bench/lighthouse.mjs';
import { pagesReport, replacePages } from './bench/pages-report.mjs';
import { startServer } from './bench/servers.mjs';
import { buildStale } from './lib/build.mjs';
import { startEmbeddedPostgres } from './lib/embedded-postgres.mjs';
import { install } from './lib/launch.mjs';
import { migrate } from './lib/migrate.mjs';
import { ENTRY, inRoot, ROOT } from './lib/paths.mjs';
import { runScript } from './lib/problem.mjs';
import { Steps } from './lib/steps.mjs';

const PAGE = inRoot('docs/benchmarks.md');
const DATABASE = 'bench_demo';
const SHEET = '/ver-ficha-inmueble/';

/** Each kind of public page. */
const PAGES = [
  ['home', '/'],
  ['results', '/resultado-busqueda/Alquiler/Miramar/Todas'],
  ['sheet', SHEET],
  ['averages', '/promedios-precios'],
  ['wizard', '/publicar-aviso'],
  ['advanced', '/busqueda-avanzada'],
  ['map', '/busqueda-avanzada?modo=mapa'],
  ['tariffs', '/tarifas'],
  ['hotels', '/hoteles-cabanas'],
  ['beach clubs', '/balnearios'],
  ['contact', '/contacto'],
  ['tips', '/consejos'],
  ['company', '/nuestra-empresa'],
  ['legal', '/aviso-legal'],
];

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});

// Ends with the server (bench/servers.mjs).
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

await runScript(async () => {
  const steps = new Steps();
  const stops = [];
  try {
    await install(steps);
    await steps.run('Building', () => buildStale());
    const { name, launchOptions } = await findBrowser();
    const web = await startDemonstration(steps, stops);
    const code = await featuredCode(web.url);
    const only = options.only?.split(',');
    const lines = [];
    for (const [title, address] of PAGES.filter(([title]) => !only || only.includes(title))) {
      const url = web.url + (address === SHEET ? SHEET + code : address);
      const line = await steps.run(title, () =>
        auditPage({ url, launchOptions, runs: Number(options.runs) }),
      );
      lines.push({ title, ...line });
    }
    const report = pagesReport({ lines, browser: name, runs: options.runs });
    process.stdout.write(`\n${report}\n`);
    if (!options.dry && !only) writeFileSync(PAGE, replacePages(readFileSync(PAGE, 'utf8'), report));
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
});

/** The product with the demonstration of a first start. */
async function startDemonstration(steps, stops) {
  const dataDir = path.resolve(ROOT, process.env.DATA_DIR ?? 'var', 'bench');
  mkdirSync(dataDir, { recursive: true });
  const postgres = await steps.run('Starting PostgreSQL', () => startEmbeddedPostgres({ dataDir }));
  if (!postgres.adopted) stops.push(() => postgres.stop());
  const found = await query(postgres.adminUrl, 'SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
  if (found.length === 0)
    await query(postgres.adminUrl, `CREATE DATABASE ${DATABASE} OWNER ${new URL(postgres.url).username}`);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl(postgres.url, DATABASE),
    DATA_DIR: path.join(dataDir, 'demo'),
    SITE_URL: 'http://127.0.0.1',
    SESSION_SECRET: 'bench-'.repeat(8),
    ADMIN_PASSWORD: 'bench-bench-bench',
    DEMO: '1',
  };
  mkdirSync(env.DATA_DIR, { recursive: true });
  await steps.run('The demonstration', () => migrate(env));
  const web = await startServer({
    name: 'web-demo',
    entry: ENTRY.web,
    env,
    folder: path.join(dataDir, 'logs'),
  });
  stops.push(() => web.stop());
  return web;
}

async function featuredCode(url) {
  const answer = await fetch(`${url}/api/inmueble/ver/verInmueblesDestacados`);
  return (await answer.json()).inmuebles[0].codigo;
}
