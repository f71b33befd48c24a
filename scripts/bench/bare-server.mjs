/**
 * The ceiling of Node itself: node:http that answers `/NAME` with the bytes of that name, and `/writes` with nothing else
 * (scripts/bench/bodies.mjs). Started by the bench.
 */
import { createServer } from 'node:http';
import { readBodies } from './bodies.mjs';

const bodies = readBodies(process.env.BENCH_BODIES ?? '');

const server = createServer((request, response) => {
  const [path = ''] = request.url?.split('?') ?? [];
  const found = bodies.get(path.slice(1));
  if (!found) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { ...found.headers, 'Content-Length': found.bytes.length }).end(found.bytes);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
