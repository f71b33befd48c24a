import { ALL_CALLS } from '#common/all-calls.js';
import { nameOf, type Route } from '../../support/routes.js';
import { closeConnections, type Attack } from '../http-client.js';
import { Target } from '../target.js';
import { costlyRequestsOn } from './costly-requests.js';

/** Most CPU time that a refused request may cost, in milliseconds. */
const MOST_MS = 20;
/**
 * The dearer requests are repeated in each round, also those that are accepted then, because a limit has refused them first; the lowest cost
 * counts, because process and machine also do other work for a while.
 */
const ROUNDS = 15;

/** A wrong password costs a hash, in a thread of its own; logins have limits of their own. */
const HASHES = nameOf(ALL_CALLS.login);

interface Cost {
  route: Route;
  attack: Attack;
  milliseconds: number;
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

  /** CPU time of a request. */
  const measure = async (route: Route, attack: Attack): Promise<{ status: number; milliseconds: number }> => {
    const threads = nameOf(route) === HASHES ? 'eventLoop' : 'all';
    const before = target.web.cpuMilliseconds[threads];
    const { status } = await target.send({ isPublic: true }, attack);
    return { status, milliseconds: target.web.cpuMilliseconds[threads] - before };
  };

  it('of a visitor is at most 20 ms on every route, whatever it contains', async () => {
    const costs: Cost[] = [];
    for (const route of target.calls)
      for (const attack of costlyRequestsOn(route, target.sampleOf(route), route.isPublic)) {
        const { status, milliseconds } = await measure(route, attack);
        if (status >= 400) costs.push({ route, attack, milliseconds });
      }
    for (let round = 1; round < ROUNDS; round++)
      for (const cost of costs.filter(({ milliseconds }) => milliseconds > MOST_MS / 2))
        cost.milliseconds = Math.min(
          cost.milliseconds,
          (await measure(cost.route, cost.attack)).milliseconds,
        );
    costs.sort((one, other) => other.milliseconds - one.milliseconds);
    console.log(
      `${costs.length} refused requests; the most expensive:\n${costs.slice(0, 8).map(told).join('\n')}`,
    );
    expect(costs.length).toBeGreaterThan(3_000);
    expect(costs.filter(({ milliseconds }) => milliseconds > MOST_MS).map(told)).toEqual([]);
  });
});

function told({ route, attack, milliseconds }: Cost): string {
  const text = attack.body ?? attack.url;
  const bytes = Buffer.byteLength(text);
  const perKilobyte = milliseconds / (bytes / 1_024);
  return `${milliseconds.toFixed(1)} ms, ${perKilobyte.toFixed(2)} ms/kB: ${nameOf(route)} ${text.slice(0, 60)}… (${bytes} bytes)`;
}
