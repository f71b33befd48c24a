import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '../support/seeded.js';
import { BOTH, hold, type Fault } from './fault.js';
import { assertHistory, emptyHistory, RandomClient } from './history.js';
import type { Lab } from './lab.js';
import { assertMailCounts, assertRowsAgree, sendNewsletter } from './process-faults.js';
import { SEED } from '../support/tier.js';

/** Lost answers to COMMIT, in percent. */
const LOST_PERCENT = 15;
/** Least time between two faults; a slow machine gets an answer through between them too. */
const FAULT_EVERY_MS = 1_500;

const lostAnswers: Fault = {
  name: 'F18',
  title:
    'Answers to COMMIT are lost, connections are reset and processes killed, while clients make random requests',
  backends: BOTH,
  quick: true,
  async run(lab, { clients, steps, killsInHistory, newsletter }) {
    const seed = SEED;
    // Printed first, so that a run that never ends can be repeated.
    process.stdout.write(`F18 | TEST_SEED=${seed}\n`);
    const [audited] = await lab.sql<{ id: number }>(
      'SELECT coalesce(max(id), 0)::int AS id FROM audit_entries',
    );
    await sendNewsletter(lab, Math.min(newsletter, 20));
    const history = emptyHistory();
    const lose = seeded(seed);
    const before = lab.network.lostCommits;
    lab.network.loseCommits(() => lose(100) < LOST_PERCENT);
    const running = Array.from({ length: clients }, (_, at) =>
      new RandomClient(lab, history, seed + 7_919 * (at + 1)).run(steps),
    );
    const isOver = settled(running);
    const injected = await injectFaults(lab, {
      pick: seeded(seed + 1),
      kills: killsInHistory,
      isOver,
      answered: () => history.answered,
    });
    await Promise.all(running);
    const lost = lab.network.lostCommits - before;
    lab.network.heal();
    const seconds = await lab.untilReady();
    await lab.endLeases();
    await lab.settle();
    await lab.until('photos are ready', async () => (await lab.count('images', `status <> 'ready'`)) === 0);
    hold(lost > 0, 'answers to COMMIT were lost');
    await assertHistory(lab, history, audited!.id);
    await assertRowsAgree(lab, history.emails);
    return {
      injected: `seed ${seed}: ${lost} answers to COMMIT lost, ${injected}, ${clients} clients`,
      held: `${history.requests} requests, ${history.repeated} of them repetitions; each acknowledged thing exists once, among them ${history.newsletters.size} newsletters and ${history.rejected.length} rejections; ${await assertMailCounts(lab)}`,
      seconds,
    };
  },
};

/** Tells whether all have ended, in success or not. */
function settled(work: readonly Promise<unknown>[]): () => boolean {
  let isOver = false;
  void Promise.allSettled(work).then(() => (isOver = true));
  return () => isOver;
}

interface Injection {
  pick: (below: number) => number;
  kills: boolean;
  isOver: () => boolean;
  /** Number of requests that were answered so far. */
  answered: () => number;
}

/** Resets connections and kills processes until the clients have ended. */
async function injectFaults(lab: Lab, { pick, kills, isOver, answered }: Injection): Promise<string> {
  const counts = { resets: 0, workers: 0, webs: 0 };
  const faults = [
    () => {
      counts.resets += 1;
      lab.network.reset();
    },
    async () => {
      counts.workers += 1;
      await lab.worker.restart();
    },
    async () => {
      counts.webs += 1;
      await lab.web.restart();
    },
  ];
  while (!isOver()) {
    const before = answered();
    await sleep(FAULT_EVERY_MS);
    await lab.until('a request is answered', async () => isOver() || answered() > before);
    if (!isOver()) await faults[kills ? pick(faults.length) : 0]!();
  }
  return `${counts.resets} resets, ${counts.workers} workers and ${counts.webs} web processes killed`;
}

export const HISTORY_FAULTS = [lostAnswers];
