import Fastify from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { spareTheWorking } from './silence.js';

const SILENCE_MS = 50;

describe('a connection on which nothing moves', () => {
  const fastify = Fastify();
  let port: number;

  beforeAll(async () => {
    spareTheWorking(fastify as never, fastify.server);
    fastify.get('/slow', async () => {
      await sleep(SILENCE_MS * 8);
      return 'done';
    });
    await fastify.listen({ port: 0, host: '127.0.0.1' });
    fastify.server.timeout = SILENCE_MS;
    ({ port } = fastify.server.address() as AddressInfo);
  });
  afterAll(() => fastify.close());

  /** Everything that comes back until the end of the connection. */
  async function exchange(request: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.write(request);
    await once(socket, 'close');
    return answer;
  }

  it('is left alone while its answer is being made', async () => {
    expect(await exchange('GET /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain('done');
  });

  it('is ended while its request does not come', async () => {
    expect(await exchange('GET /slow HTTP/1.1\r\nHost: x\r\n')).not.toContain('done');
  });
});
