import { setTimeout as sleep } from 'node:timers/promises';
import { hold, type Fault } from './fault.js';
import type { Lab } from './lab.js';

const REDIS = ['Redis'] as const;

/** Sends contact-form messages, all of which must be accepted; returns their texts. */
async function writeMany(lab: Lab, count: number): Promise<string[]> {
  const texts = Array.from({ length: count }, (_, at) => `Mensaje ${at} ${Math.random()}`);
  for (let at = 0; at < count; at += 10) {
    const answers = await Promise.all(texts.slice(at, at + 10).map((text) => lab.write(text)));
    for (const { status, body } of answers)
      hold(status === 200, `every form is taken: ${status} ${JSON.stringify(body)}`);
  }
  return texts;
}

function assertEachOnce(lab: Lab, texts: string[]): void {
  for (const text of texts) {
    const arrived = lab.sink.messages.filter((message) => message.text.includes(text));
    hold(arrived.length === 1, `each is sent once: ${arrived.length} times`);
  }
}

const redisAway: Fault = {
  name: 'F6',
  title: 'Redis is away',
  backends: REDIS,
  quick: false,
  async run(lab, { outageMs, minutesMatter }) {
    await lab.redis!.stop();
    const away = minutesMatter ? 2 * outageMs : outageMs;
    const texts = await writeMany(lab, 30);
    await sleep(away);
    hold((await lab.get('/api/servicios/verServicios')).status === 200, 'the site works');
    await lab.redis!.start();
    const seconds = await lab.until('all are sent', async () => lab.sink.messages.length >= texts.length);
    await lab.settle();
    assertEachOnce(lab, texts);
    return {
      injected: `Redis killed for ${away / 1_000} s`,
      held: `${texts.length} of ${texts.length} forms taken, each sent once`,
      seconds,
    };
  },
};

const redisForgets: Fault = {
  name: 'F7',
  title: 'Redis forgets everything',
  backends: REDIS,
  quick: false,
  async run(lab, { waiting }) {
    lab.sink.pauseMs = 150;
    const texts = await writeMany(lab, waiting);
    await lab.until('jobs wait', async () => Number(await lab.redis!.command('DBSIZE')) > 20).catch(() => 0);
    await lab.redis!.command('FLUSHALL');
    lab.sink.pauseMs = 0;
    const seconds = await lab.until('all are sent', async () => lab.sink.messages.length >= texts.length);
    await lab.settle();
    assertEachOnce(lab, texts);
    return {
      injected: `FLUSHALL with ${waiting} waiting`,
      held: `${waiting} of ${waiting} sent once`,
      seconds,
    };
  },
};

const redisEvicts: Fault = {
  name: 'F8',
  title: 'Redis may evict jobs',
  backends: REDIS,
  quick: false,
  async run(lab) {
    const degraded = async () =>
      JSON.stringify((await lab.get('/api/health/working')).body).includes('allkeys-lru');
    hold(!(await degraded()), 'health says nothing before');
    await lab.redis!.command('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru');
    const seconds = await lab.until('health says degraded', degraded);
    await lab.redis!.command('CONFIG', 'SET', 'maxmemory-policy', 'noeviction');
    await lab.until('health is well again', async () => !(await degraded()));
    return {
      injected: 'maxmemory-policy allkeys-lru',
      held: 'health says degraded, and no more once it is mended',
      seconds,
    };
  },
};

export const QUEUE_FAULTS = [redisAway, redisForgets, redisEvicts];
