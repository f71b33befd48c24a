import { QUEUE_BOARD_PATH } from '#common/operations/queue-board-messages.js';
import { nameOf, routerNames, type Route } from '../support/routes.js';
import { tableDigests } from '../support/table-digests.js';
import { closeConnections } from './http-client.js';
import { SAMPLES } from './samples.js';
import { PAGES, Target } from './target.js';
import { ALL, SEED } from '../support/tier.js';

const MEGABYTE = 1_048_576;

/** `npm run test:all` runs everything, a run of this file alone a part. */
const MEASURES = {
  publicRead: ALL ? { values: 60, shapes: 20, generated: 10 } : { values: 12, shapes: 20, generated: 2 },
  publicWrite: ALL ? { values: 60, shapes: 20, generated: 120 } : { values: 60, shapes: 20, generated: 20 },
  adminRead: ALL ? { values: 30, shapes: 20, generated: 10 } : { values: 8, shapes: 6, generated: 2 },
  adminWrite: ALL ? { values: 60, shapes: 20, generated: 20 } : { values: 12, shapes: 8, generated: 4 },
};
/** Requests before the memory is measured, for caches to fill and code to be compiled. */
const WARM_UP = ALL ? { values: 15, shapes: 20, generated: 10 } : { values: 4, shapes: 4, generated: 2 };

function measureOf({ method, isPublic }: Route) {
  if (method === 'GET') return isPublic ? MEASURES.publicRead : MEASURES.adminRead;
  return isPublic ? MEASURES.publicWrite : MEASURES.adminWrite;
}

function readsFirst(routes: Route[]): Route[] {
  return [
    ...routes.filter(({ method }) => method === 'GET'),
    ...routes.filter(({ method }) => method !== 'GET'),
  ];
}

describe(`bad inputs (TEST_SEED=${SEED})`, () => {
  let target: Target;

  beforeAll(async () => {
    target = await Target.start();
  });
  afterAll(async () => {
    closeConnections();
    await target.stop();
  });

  it('knows every route of the router, and a valid request for each', () => {
    const names = target.calls.map(nameOf);
    const served = routerNames(target.app).filter((name) => !name.includes(QUEUE_BOARD_PATH));
    expect(served).toEqual([...names, ...PAGES].sort());
    expect(names.filter((name) => !SAMPLES[name])).toEqual([]);
  });

  it('begins from requests that are accepted, or the attacks would prove nothing', async () => {
    const refused: string[] = [];
    for (const route of readsFirst(target.calls)) {
      const { files, heavy, status = 200 } = target.sampleOf(route);
      if (files || heavy) continue;
      const answer = await target.accepted(route);
      if (answer.status !== status)
        refused.push(`${nameOf(route)}: ${answer.status} ${answer.body.slice(0, 300)}`);
    }
    expect(refused).toEqual([]);
  });

  it('never breaks, never tells of its inside, always answers in the error shape, and changes no row for what it refuses', async () => {
    const { pid } = target.web;
    const faults: string[] = [];
    for (const route of target.calls.filter((one) => !target.sampleOf(one).heavy))
      await target.storm(route, target.attacksOn(route, WARM_UP, SEED + 1));
    const before = target.web.residentBytes;
    for (const [at, route] of target.calls.entries()) {
      const { faults: found, refused } = await target.storm(
        route,
        target.attacksOn(route, measureOf(route), SEED + at),
      );
      faults.push(...found);
      if (route.method === 'GET' && !route.changesData) continue;
      const rows = await tableDigests(target.app);
      await target.storm(route, refused);
      const changed = Object.entries(await tableDigests(target.app)).filter(
        ([table, digest]) => rows[table] !== digest,
      );
      for (const [table] of changed) faults.push(`${nameOf(route)} changed ${table} though it refused`);
    }
    expect(faults).toEqual([]);
    const grown = (target.web.residentBytes - before) / MEGABYTE;
    expect(grown).toBeLessThan(50);
    expect(target.web.isAlive && target.web.pid).toBe(pid);
    console.log(
      `Bad inputs: ${target.sent} requests with seed ${SEED}; slowest ${target.slowestCalls}; memory ${Math.round(before / MEGABYTE)} MB before, ${grown.toFixed(1)} MB more after`,
    );
  });
});
