/**
 * The ceiling of Node itself: node:http that answers `/NAME?n=3` with the bytes of that name and number
 * (scripts/bench/bodies.mjs). Started by the bench.
 */
import { createServer } from 'node:http';
import { numberedBody, readBodies } from './bodies.mjs';

const bodies = readBodies(process.env.BENCH_BODIES ?? '');

const server = createServer((request, response) => {
  const [path = '', number] = request.url?.split('?n=') ?? [];
  const found = numberedBody(bodies, path.slice(1), number);
  if (!found) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { ...found.headers, 'Content-Length': found.bytes.length }).end(found.bytes);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
