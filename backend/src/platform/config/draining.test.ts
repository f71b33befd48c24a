import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { endConnectionsAfter } from './draining.js';

describe('a server that stops', () => {
  it('disconnects a client that does not read the end of a response', async () => {
    const server = createServer((_, response) => {
      response.write('a beginning');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    const closed = once(server, 'close');
    server.close();
    endConnectionsAfter(server, 20);
    await closed;
    expect(server.listening).toBe(false);
  });
});
