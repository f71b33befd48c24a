import Fastify from 'fastify';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { closeIdleConnections } from './idle-connections.js';

describe('an idle connection', () => {
  const fastify = Fastify();
  let port: number;

  beforeAll(async () => {
    closeIdleConnections(fastify as never, fastify.server);
    // The timeout is reported by the test: on a busy machine a real one may pass before the request is read.
    fastify.addHook('onRequest', async ({ raw }) => {
      await nextTurn();
      fastify.server.emit('timeout', raw.socket);
    });
    fastify.all('/slow', async () => 'done');
    await fastify.listen({ port: 0, host: '127.0.0.1' });
    ({ port } = fastify.server.address() as AddressInfo);
  });
  afterAll(() => fastify.close());

  /** Reads everything until the connection ends. */
  async function exchange(request: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.write(request);
    await new Promise((resolve) => socket.once('close', resolve));
    return answer;
  }

  it('stays open while its response is being produced', async () => {
    expect(await exchange('GET /slow HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain('done');
  });

  it('is closed while its request is incomplete', async () => {
    const part =
      'POST /slow HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\nhalf';
    expect(await exchange(part)).not.toContain('done');
  });
});
