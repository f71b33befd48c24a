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

/** Each is a test, with a limit of its own. */
const PARTS = Array.from({ length: 10 }, (_, part) => part);

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

  describe('to a process that has answered some of each call', () => {
    let before: number;
    let pid: number | undefined;

    beforeAll(async () => {
      ({ pid } = target.web);
      for (const route of target.calls.filter((one) => !target.sampleOf(one).heavy))
        await target.storm(route, target.attacksOn(route, WARM_UP, SEED + 1));
      before = target.web.residentBytes;
    });

    it.each(PARTS)(
      'never break it, never tell of its inside, are answered in the error shape, and change no row if they are refused (%i)',
      async (part) => {
        const faults: string[] = [];
        for (const [at, route] of target.calls.entries())
          if (at % PARTS.length === part) faults.push(...(await faultsAfterAttacks(route, SEED + at)));
        expect(faults).toEqual([]);
      },
    );

    it('leave it alive, with at most 50 MB more', () => {
      const grown = (target.web.residentBytes - before) / MEGABYTE;
      expect(grown).toBeLessThan(50);
      expect(target.web.isAlive && target.web.pid).toBe(pid);
      console.log(
        `Bad inputs: ${target.sent} requests with seed ${SEED}; slowest ${target.slowestCalls}; memory ${Math.round(before / MEGABYTE)} MB before, ${grown.toFixed(1)} MB more after`,
      );
    });
  });

  async function faultsAfterAttacks(route: Route, seed: number): Promise<string[]> {
    const { faults, refused } = await target.storm(route, target.attacksOn(route, measureOf(route), seed));
    if (route.method === 'GET' && !route.changesData) return faults;
    const rows = await tableDigests(target.app);
    await target.storm(route, refused);
    const changed = Object.entries(await tableDigests(target.app)).filter(
      ([table, digest]) => rows[table] !== digest,
    );
    return [...faults, ...changed.map(([table]) => `${nameOf(route)} changed ${table} though it refused`)];
  }
});
