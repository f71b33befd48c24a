import Fastify from 'fastify';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { closeIdleConnections } from './idle-connections.js';

const SILENCE_MS = 50;

describe('an idle connection', () => {
  const fastify = Fastify();
  let port: number;

  beforeAll(async () => {
    closeIdleConnections(fastify as never, fastify.server);
    fastify.get('/slow', async () => {
      await sleep(SILENCE_MS * 8);
      return 'done';
    });
    await fastify.listen({ port: 0, host: '127.0.0.1' });
    fastify.server.timeout = SILENCE_MS;
    ({ port } = fastify.server.address() as AddressInfo);
  });
  afterAll(() => fastify.close());

  /** Reads everything until the connection ends. */
  async function exchange(request: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.write(request);
    await once(socket, 'close');
    return answer;
  }

  it('stays open while its response is being produced', async () => {
    expect(await exchange('GET /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain('done');
  });

  it('is closed while its request is incomplete', async () => {
    expect(await exchange('GET /slow HTTP/1.1\r\nHost: x\r\n')).not.toContain('done');
  });
});
