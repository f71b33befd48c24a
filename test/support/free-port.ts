import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/** Below the ports that systems give to programs that ask for any (Linux: from 32768), so that no such program takes one meanwhile. */
const FIRST = 20_000;
/** From a port to the UDP port that reserves it. */
const TO_RESERVATION = 20_000;

let next = FIRST;

/** A port that nobody listens on, and that no other process of the tests is given while this one runs. */
export async function freePort(): Promise<number> {
  const port = next++;
  return (await reserve(port)) && (await isFree(port)) ? port : freePort();
}

/** Holds a UDP socket until this process ends: the system gives it to one process only, also among test runs side by side. */
function reserve(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4').unref();
    socket.once('error', () => resolve(false));
    socket.bind({ port: port + TO_RESERVATION, address: '127.0.0.1', exclusive: true }, () => resolve(true));
  });
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
