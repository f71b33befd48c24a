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
export function goalLines({
  lines,
  growth,
  level,
  sql,
  writes,
  stays,
  renders,
  changing,
  crowd,
  freshness,
  besideWorker,
  differences,
  beside,
}) {
  const line = (name) => lines.find((one) => one.name === name);
  const [first] = growth;
  const sized = (list, size) => list.find((one) => one.size === size);
  const hundred = sized(growth, '100,000');
  const million = sized(growth, '1,000,000');
  const ratioTo = (one) => one && first && one.p50 / first.p50;
  const rate = line('search-100000')?.product.rate;
  return [
    least('search at 100,000 / without index (20 a second)', 100, rate && rate / SEARCHES_BEFORE),
    least(
      'search at 100,000 / Directus 11 (`--directus`)',
      100,
      beside?.size === '100,000' ? beside.ratio : undefined,
    ),
    most('rendering results, CPU ms', 3, renders?.results.keptCards),
    most('rendering home, CPU ms', 5, renders?.home.keptCards),
    most('search by dates, the first time, median ms', 150, stays?.first.p50),
    most('search by dates, again, median ms', 5, stays?.again.p50),
    most('differences from SQL in 10,000 random searches (`--compare`)', 0, differences),
    most('median of the mix, 100,000 / 1,000', 1.3, ratioTo(hundred)),
    most('median of the mix, 1,000,000 / 1,000', 2, ratioTo(million)),
    most('index of 1,000,000 ready, seconds', 15, million && million.indexMs / 1_000),
    most('web process at 100,000, MB', 350, hundred?.memoryMb),
    most('web process at 1,000,000, MB', 900, million?.memoryMb),
    most('memory under level load (`--level 10`), MB a minute', 1, level?.slope),
    least('repeated mix with two changes a second / without', 0.75, changing?.ratio),
    most('home of another visitor, p95: beside 20 clients of one network / alone', 3, crowd?.home.ratio),
    most('sheet of another visitor, p95: beside 20 clients of one network / alone', 3, crowd?.sheet.ratio),
    most('SQL, p99 of the mix at 100,000, ms', 150, sized(sql, '100,000')?.p99),
    ...freshnessGoals('change to search', freshness),
    ...freshnessGoals('change to search beside a worker', besideWorker),
    most('map window, first answer, compressed bytes', MAP_WINDOW_BYTES, line('map-first')?.bytes),
    ...writes.map(({ name, idle, loaded }) =>
      most(`${name}: p99 under load / alone`, 3, loaded.p99 / idle.p99),
    ),
  ];
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
