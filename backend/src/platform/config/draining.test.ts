import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { endConnectionsAfter, endUnusedAfter, openConnections } from './draining.js';

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

  it('disconnects a client that sends no request, and answers one that has', async () => {
    const answers: (() => void)[] = [];
    const server = createServer((_, response) => answers.push(() => response.end('done')));
    const connections = openConnections(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const used = connect(port, '127.0.0.1');
    used.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await once(server, 'request');
    const unused = connect(port, '127.0.0.1');
    await once(server, 'connection');
    const closed = once(server, 'close');
    server.close();
    endUnusedAfter(connections, 20);
    await once(unused, 'close');
    const answered = once(used, 'data');
    answers[0]!();
    expect(String(await answered)).toContain('done');
    await closed;
  });
});
