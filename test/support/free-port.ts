import { createServer } from 'node:net';

/** Below the ports that systems give to programs that ask for any (Linux: from 32768), so that no such program takes one meanwhile. */
const FIRST = 20_000;
/** Ports of each worker of Jest or Playwright, so that no two workers choose the same one. */
const SHARE = 1_000;

const worker = Number(process.env.TEST_PARALLEL_INDEX ?? process.env.JEST_WORKER_ID ?? 0);
let given = 0;

/** A port that nobody listens on, and that no other worker is given. */
export async function freePort(): Promise<number> {
  const port = FIRST + worker * SHARE + (given++ % SHARE);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
