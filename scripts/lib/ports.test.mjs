import { createServer } from 'node:net';
import { findFreePort, listensOn, portOwner, portProblem } from './ports.mjs';

describe('ports', () => {
  let server;
  let port;

  beforeAll(async () => {
    port = await findFreePort();
    server = createServer();
    await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('tells a free port from one in use', async () => {
    expect(await portProblem(await findFreePort())).toBeUndefined();
    expect(await portProblem(port)).toBe('EADDRINUSE');
    expect(await portProblem(port, '127.0.0.1')).toBe('EADDRINUSE');
  });

  it('finds no port that is reserved', async () => {
    const isReserved = (port) => port % 4 < 2;
    const reserved = Array.from({ length: 65_536 }, (_, port) => port).filter(isReserved);
    const found = await Promise.all(Array.from({ length: 10 }, () => findFreePort(reserved)));
    expect(found.filter(isReserved)).toEqual([]);
  });

  it('tells an address that is not of this machine', async () => {
    expect(await portProblem(await findFreePort(), '192.0.2.1')).toBe('EADDRNOTAVAIL');
  });

  it('tells whether a process listens on a port', async () => {
    expect(listensOn(process.pid, port)).toBe(true);
    expect(listensOn(process.pid, await findFreePort())).toBe(false);
    expect(listensOn(process.ppid, port)).toBe(false);
  });

  it('names who holds a port', () => {
    expect(portOwner(port)).toMatchObject({ pid: process.pid, command: expect.stringContaining('node') });
  });
});
