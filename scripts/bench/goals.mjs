/** Searches per second of this mix at 100,000 listings without an index, on another machine. */
const SEARCHES_BEFORE = 20;

const MAP_WINDOW_BYTES = 5_000;

/**
 * A goal and its result.
 * @typedef {{ goal: string, wanted: string, measured: string, isReached: boolean | undefined }} GoalLine
 */

/**
 * The goals that are not those of a public call or page, with those that this run did not measure.
 * @param {import('./report.mjs').Results} results
 * @returns {GoalLine[]}
 */
export function goalLines(results) {
  return [...searchGoals(results), ...pageGoals(results), ...processGoals(results), ...changeGoals(results)];
}

function searchGoals({ lines, growth, generator, sql, stays, differences, beside }) {
  const [first] = growth;
  const [hundred, million] = ['100,000', '1,000,000'].map((size) => sized(growth, size));
  const directus = beside?.size === '100,000' ? beside : undefined;
  const rate = (name) => lines.find((one) => one.name === name)?.product.rate;
  const grown = (one, of) => one && first && of(one).p50 / of(first).p50;
  return [
    least('search at 100,000 / without index (20 a second)', 100, rate('search-100000') / SEARCHES_BEFORE),
    least('search at 100,000 / Directus 11 (`--directus`)', 100, directus?.ratio),
    least('different searches at 100,000 / Directus 11', 100, rate('random-first') / directus?.directus.rate),
    least('mix of searches asked by wrk / bare node:http with one body', 0.3, generator?.ratio),
    most('search by dates, the first time, median ms', 150, stays?.first.p50),
    most('search by dates, again, median ms', 5, stays?.again.p50),
    most('differences from SQL in 10,000 random searches (`--compare`)', 0, differences),
    most(
      'median of the mix, 100,000 / 1,000',
      1.3,
      grown(hundred, (one) => one),
    ),
    most(
      'median of the mix, 1,000,000 / 1,000',
      2,
      grown(million, (one) => one),
    ),
    most(
      'median of different searches, 1,000,000 / 1,000',
      2,
      grown(million, ({ different }) => different),
    ),
    most('SQL, p99 of the mix at 100,000, ms', 150, sized(sql, '100,000')?.p99),
  ];
}

function pageGoals({ lines, renders, crowd }) {
  const line = (name) => lines.find((one) => one.name === name);
  return [
    most('first sheet, JSON, CPU ms', 0.8, line('sheet-first')?.product.cpu),
    most('first sheet, page, CPU ms', 4, line('page-sheet-first')?.product.cpu),
    most('rendering results with new cards, CPU ms', 2.5, renders?.results.newCards),
    most('rendering home, CPU ms', 3.5, renders?.home.keptCards),
    most('map window, first answer, compressed bytes', MAP_WINDOW_BYTES, line('map-first')?.bytes),
    most('home of another visitor, p95: beside 20 clients of one network / alone', 3, crowd?.home.ratio),
    most('sheet of another visitor, p95: beside 20 clients of one network / alone', 3, crowd?.sheet.ratio),
  ];
}

function processGoals({ growth, level }) {
  const [ten, hundred, million] = ['10,000', '100,000', '1,000,000'].map((size) => sized(growth, size));
  return [
    most('start of the web process at 10,000, seconds', 1.5, startOf(ten)),
    most('index of 1,000,000 ready, seconds', 15, million && million.indexMs / 1_000),
    most(
      'index of 1,000,000 ready with words, seconds',
      25,
      million && (million.indexMs + million.wordsMs) / 1_000,
    ),
    most(
      'web process at 100,000 after different searches, MB',
      300,
      level?.minutes.at(-1) ?? hundred?.memoryMb,
    ),
    most('web process at 1,000,000, MB', 900, million?.memoryMb),
    most('memory under level load (`--level 10`), MB a minute', 1, level?.slope),
  ];
}

function changeGoals({ changing, freshness, besideWorker, writes }) {
  return [
    least('repeated mix with two changes a second / without', 0.75, changing?.mix.ratio),
    least('different searches with two changes a second / without', 0.9, changing?.different.ratio),
    ...freshnessGoals('change to search', freshness),
    ...freshnessGoals('change to search beside a worker', besideWorker),
    ...writes.map(({ name, idle, loaded }) =>
      most(`${name}: p99 under load / alone`, 3, loaded.p99 / idle.p99),
    ),
  ];
}

function sized(list, size) {
  return list.find((one) => one.size === size);
}

/** Seconds until the web process answers and its index is filled. */
function startOf(web) {
  return web && Math.max(web.startMs, web.indexMs) / 1_000;
}

/** @param {string} title @param {import('./freshness.mjs').Freshness | undefined} measured */
function freshnessGoals(title, measured) {
  return [
    most(`${title}, same process, p99 ms`, 25, measured?.own.p99),
    most(`${title}, another process, p99 ms`, 25, measured?.other.p99),
  ];
}

function least(goal, wanted, measured) {
  return lineOf({ goal, wanted: `≥${wanted}`, measured, isReached: measured >= wanted });
}

function most(goal, wanted, measured) {
  return lineOf({ goal, wanted: `≤${wanted}`, measured, isReached: measured <= wanted });
}

function lineOf({ goal, wanted, measured, isReached }) {
  const isMeasured = measured !== undefined && !Number.isNaN(measured);
  return {
    goal,
    wanted,
    measured: isMeasured ? shown(measured) : '',
    isReached: isMeasured ? isReached : undefined,
  };
}

function shown(number) {
  return number >= 10 ? String(Math.round(number)) : number.toFixed(2);
}
