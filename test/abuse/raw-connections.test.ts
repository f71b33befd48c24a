import { deadlineMs } from '#platform/timings.js';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE_MS } from '../support/patience.js';
import { ServerProcess } from '../support/server-process.js';
import { TestApp } from '../support/test-app.js';
import { send } from './http-client.js';
import { ALL } from '../support/tier.js';

const HOST = 'Host: sitio.test\r\n';
const PUBLISH = '/api/inmueble/crear/crearInmueble';

/** Requests that no HTTP library sends. */
const REQUESTS: [string, string][] = [
  ['no HTTP', 'hola\r\n\r\n'],
  ['TLS on a plain port', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'.padEnd(80, 'x') + '\r\n\r\n'],
  ['a method of its own', `ATACAR / HTTP/1.1\r\n${HOST}\r\n`],
  ['a NUL in the path', `GET /a\0b HTTP/1.1\r\n${HOST}\r\n`],
  ['raw bytes in the path', `GET /ver-ficha-inmueble/\xff\xfe HTTP/1.1\r\n${HOST}\r\n`],
  ['another version', `GET / HTTP/3.7\r\n${HOST}\r\n`],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', `GET / HTTP/1.1\r\n${HOST}Host: otro.test\r\n\r\n`],
  ['an absolute address', `GET http://otro.test/contacto HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`],
  ['an asterisk', `GET * HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`],
  ['an expectation', `POST ${PUBLISH} HTTP/1.1\r\n${HOST}Expect: magia\r\nContent-Length: 2\r\n\r\n{}`],
  ['CONNECT', `CONNECT 169.254.169.254:80 HTTP/1.1\r\n${HOST}\r\n`],
  ['an upgrade', `GET / HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`],
  ['a header of 40 kB', `GET / HTTP/1.1\r\n${HOST}X-Largo: ${'a'.repeat(40_000)}\r\n\r\n`],
  ['a header with a line folded', `GET / HTTP/1.1\r\n${HOST}X-Uno: a\r\n b\r\n\r\n`],
  ['a header without a colon', `GET / HTTP/1.1\r\n${HOST}sin dos puntos\r\n\r\n`],
  [
    'two lengths',
    `POST ${PUBLISH} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  ],
  [
    'a length and chunks',
    `POST ${PUBLISH} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /admin HTTP/1.1\r\n${HOST}\r\n`,
  ],
  [
    'a negative length',
    `POST ${PUBLISH} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: -1\r\n\r\n`,
  ],
  [
    'a chunk that lies',
    `POST ${PUBLISH} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n`,
  ],
  [
    'an encoding that nobody knows',
    `POST ${PUBLISH} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: gzip\r\n\r\n{}`,
  ],
  [
    'a body twice as long as said',
    `POST ${PUBLISH} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}{}{}{}`,
  ],
];

describe('connections that are no browser’s', () => {
  let app: TestApp;
  let web: ServerProcess;

  beforeAll(async () => {
    app = await TestApp.start();
    web = await ServerProcess.web({
      // One test waits until it has passed.
      SLOWNESS_clientSilence: '1',
      DATABASE_URL: app.database.url,
      DATA_DIR: process.env.DATA_DIR,
      SITE_URL: 'http://sitio.test',
    });
  });
  afterAll(async () => {
    await web.stop();
    await app.stop();
  });

  const isWell = async () => (await fetch(`${web.url}/api/servicios/verServicios`)).ok;

  it.each(REQUESTS)('%s: a refusal or an end, and the next visitor is served', async (_, bytes) => {
    // Some are never answered.
    const answer = await exchange(web.port, bytes, 2_000);
    expect(answer).not.toMatch(/HTTP\/1\.1 5(?!0[135])\d\d|\n\s+at /);
    const lacksHeaders =
      answer.startsWith('HTTP/1.1 4') && !/\r\nx-content-type-options: nosniff\r\n/i.test(answer);
    expect(lacksHeaders).toBe(false);
    expect(await isWell()).toBe(true);
  });

  it.each([
    '//',
    '///',
    '//[',
    '//:80',
    '//@',
    '//evil.test/resultado-busqueda/Alquiler',
    '/\\evil.test',
    '/tarifas//',
  ])('GET %s: a page that does not exist, with the security headers', async (path) => {
    const answer = await exchange(web.port, `GET ${path} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  });

  it('GET /%: a malformed path is refused with the security headers', async () => {
    const answer = await exchange(web.port, `GET /% HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
  });

  it('a compressed body is not opened: no bomb goes off', async () => {
    const { gzipSync } = await import('node:zlib');
    const before = web.residentBytes;
    const bomb = gzipSync(Buffer.alloc(30_000_000, '{"a":'));
    expect(bomb.length).toBeLessThan(60_000);
    const answer = await send(web.url, {
      method: 'POST',
      url: PUBLISH,
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: bomb,
    });
    expect([400, 413, 415]).toContain(answer.status);
    expect(web.residentBytes - before).toBeLessThan(40_000_000);
  });

  it('two hundred slow clients do not block others', async () => {
    const slow = Array.from({ length: 200 }, () => connect(web.port, '127.0.0.1'));
    for (const socket of slow) socket.on('error', () => undefined);
    try {
      const until = Date.now() + (ALL ? 30_000 : 3_000);
      for (let at = 0; Date.now() < until; at++) {
        for (const socket of slow.filter(({ writable }) => writable))
          socket.write('GET / HTTP/1.1\r\nX-Lento: '[at] ?? 'a');
        expect(await isWell()).toBe(true);
        await sleep(100);
      }
    } finally {
      for (const socket of slow) socket.destroy();
    }
  });

  it('forty that leave while they wait for a page are no failure of the server', async () => {
    const before = web.output.length;
    const visitors = Array.from({ length: 40 }, () => connect(web.port, '127.0.0.1'));
    const arrived = visitors.map(
      (socket, n) =>
        new Promise<void>((resolve) => {
          socket.on('error', () => undefined);
          socket.write(`GET /resultado-busqueda/Alquiler/Miramar?visita=${n} HTTP/1.1\r\n${HOST}\r\n`, () =>
            resolve(),
          );
        }),
    );
    await Promise.all(arrived);
    // A response to a later request shows that the server has read the earlier ones.
    expect(await isWell()).toBe(true);
    for (const socket of visitors) socket.destroy();
    // A page requested after them on the same connection.
    expect((await fetch(`${web.url}/resultado-busqueda/Venta/Miramar`)).status).toBe(200);
    expect(web.output.slice(before)).not.toMatch(/EmptyError|"level":[56]0| 500 /);
  });

  it('limits idle time and request time', () => {
    const { timeout, requestTimeout } = app.web.getHttpServer();
    expect([timeout, requestTimeout]).toEqual([deadlineMs('clientSilence'), deadlineMs('wholeRequest')]);
  });

  if (ALL) {
    it('closes the connection of a request that never ends', async () => {
      const socket = connect(web.port, '127.0.0.1');
      const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      socket.on('error', () => undefined);
      socket.resume();
      socket.write(
        `POST ${PUBLISH} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
      );
      await gone;
      expect(await isWell()).toBe(true);
    });
  }
});

/** Data until the server closes the connection, or until so long without data. */
function exchange(port: number, bytes: string, silenceMs = PATIENCE_MS): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    const end = () => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(silenceMs, end);
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString('latin1')));
    socket.on('error', end);
    socket.on('close', end);
  });
}
