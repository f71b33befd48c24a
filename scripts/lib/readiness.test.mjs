import { createServer } from 'node:http';
import { findFreePort } from './ports.mjs';
import { waitUntilReady } from './readiness.mjs';

describe('a product that starts', () => {
  let server;
  let url;

  beforeAll(async () => {
    server = createServer((_request, response) => {
      response.end(JSON.stringify({ status: 'ok', details: { worker: { status: 'up' } } }));
    });
    const port = await findFreePort();
    await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const webOf = (pid, failures = 0) => ({
    name: 'web',
    failures,
    facts: { pid },
    logTail: () => 'EADDRINUSE',
  });
  const wait = (web, isInterrupted = () => false) => waitUntilReady({ url, children: [web], isInterrupted });

  it('is ready when its own web process answers', async () => {
    await expect(wait(webOf(process.pid))).resolves.toBeUndefined();
  });

  it('is not ready when another program answers on its port', async () => {
    const web = webOf(process.ppid);
    const ended = wait(web);
    web.failures = 3;
    await expect(ended).rejects.toThrow('web does not start.');
  });

  it('stops waiting when it is interrupted', async () => {
    await expect(wait(webOf(process.ppid), () => true)).rejects.toThrow('Stopped before it was ready.');
  });
});
