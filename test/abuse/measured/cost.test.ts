import { ALL_CALLS } from '#common/all-calls.js';
import { nameOf, type Route } from '../../support/routes.js';
import { closeConnections, type Attack } from '../http-client.js';
import { Target } from '../target.js';
import { costlyRequestsOn } from './costly-requests.js';

/** Most CPU time that a refused request may cost, in milliseconds. */
const MOST_MS = 20;
/** Each request is repeated; the lowest cost counts, because the process also does other work. */
const REPETITIONS = 4;

/** A wrong password costs a hash, in a thread of its own; logins have limits of their own. */
const HASHES = nameOf(ALL_CALLS.login);

interface Cost {
  what: string;
  milliseconds: number;
  perKilobyte: number;
}

describe('the CPU time of a refused request', () => {
  let target: Target;

  beforeAll(async () => {
    target = await Target.start();
  });
  afterAll(async () => {
    closeConnections();
    await target.stop();
  });

  const measure = async (route: Route, attack: Attack): Promise<Cost | undefined> => {
    const threads = nameOf(route) === HASHES ? 'eventLoop' : 'all';
    let milliseconds = Infinity;
    for (let time = 0; time < REPETITIONS; time++) {
      const before = target.web.cpuMilliseconds[threads];
      const { status } = await target.send({ isPublic: true }, attack);
      if (status < 400) return undefined;
      milliseconds = Math.min(milliseconds, target.web.cpuMilliseconds[threads] - before);
      if (milliseconds < MOST_MS / 4) break;
    }
    const bytes = Buffer.byteLength(attack.body ?? attack.url);
    return {
      what: `${nameOf(route)} ${(attack.body ?? attack.url).slice(0, 60)}… (${bytes} bytes)`,
      milliseconds,
      perKilobyte: milliseconds / (bytes / 1_024),
    };
  };

  it('of a visitor is at most 20 ms on every route, whatever it contains', async () => {
    const costs: Cost[] = [];
    for (const route of target.calls) {
      const attacks = costlyRequestsOn(route, target.sampleOf(route), route.isPublic);
      for (const attack of attacks) {
        const cost = await measure(route, attack);
        if (cost) costs.push(cost);
      }
    }
    costs.sort((one, other) => other.milliseconds - one.milliseconds);
    const tell = ({ what, milliseconds, perKilobyte }: Cost): string =>
      `${milliseconds.toFixed(1)} ms, ${perKilobyte.toFixed(2)} ms/kB: ${what}`;
    console.log(
      `${costs.length} refused requests; the most expensive:\n${costs.slice(0, 8).map(tell).join('\n')}`,
    );
    expect(costs.length).toBeGreaterThan(3_000);
    expect(costs.filter(({ milliseconds }) => milliseconds > MOST_MS).map(tell)).toEqual([]);
  });
});
