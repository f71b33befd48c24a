import { Agent, get } from 'node:http';
import { ServerProcess } from '../../support/server-process.js';
import { TestApp } from '../../support/test-app.js';

const CONNECTIONS = 450;
/** Most responses before that of a guest: the occupied slots and one turn of the queue. A FIFO queue would give about 400. */
const MOST_BEFORE_GUEST = 40;

describe('450 connections from one address', () => {
  let app: TestApp;
  let web: ServerProcess;

  beforeAll(async () => {
    app = await TestApp.start();
    web = await ServerProcess.web({
      DATABASE_URL: app.database.url,
      DATA_DIR: process.env.DATA_DIR,
      SITE_URL: 'http://sitio.test',
      TRUST_PROXY: '1',
    });
  });
  afterAll(async () => {
    await web.stop();
    await app.stop();
  });

  /** Asks for a page that is not cached, on a connection of its own; resolves with its status. */
  const ask = (address: string, number: number): Promise<number> =>
    new Promise((resolve, reject) => {
      const agent = new Agent({ maxSockets: 1 });
      get(
        `${web.url}/resultado-busqueda/Alquiler/Todas/Todas?palabras=visita${number}`,
        { agent, headers: { 'x-forwarded-for': address, accept: 'text/html' } },
        (answer) => {
          answer.resume();
          answer.once('end', () => resolve(answer.statusCode ?? 0));
        },
      ).once('error', reject);
    });

  it('do not make another address wait', async () => {
    let served = 0;
    const flood = Array.from({ length: CONNECTIONS }, async (_, at) => {
      if ((await ask('203.0.113.7', at + 1)) === 200) served++;
    });
    await Promise.race(flood);
    const before: number[] = [];
    for (let guest = 1; guest <= 5; guest++) {
      const already = served;
      expect(await ask(`198.51.100.${guest}`, 10_000 + guest)).toBe(200);
      before.push(served - already);
    }
    const waiting = CONNECTIONS - served;
    await Promise.all(flood);
    console.log(
      `Served before each guest: ${before.join(', ')} of ${CONNECTIONS}; ${waiting} were still waiting after the last`,
    );
    expect(waiting).toBeGreaterThan(0);
    expect(Math.max(...before)).toBeLessThanOrEqual(MOST_BEFORE_GUEST);
  });
});
