import { ServerProcess } from '../support/server-process.js';
import { TestApp } from '../support/test-app.js';
import { OTHER_PATHS, RESULTS_PATHS } from './addresses.js';
import { closeConnections, send, type Answer } from './http-client.js';
import { faultsOf } from './verdict.js';

describe('paths without links', () => {
  let app: TestApp;
  let web: ServerProcess;

  beforeAll(async () => {
    app = await TestApp.start();
    web = await ServerProcess.web({
      DATABASE_URL: app.database.url,
      DATA_DIR: process.env.DATA_DIR,
      SITE_URL: 'http://sitio.test',
    });
  });
  afterAll(async () => {
    closeConnections();
    await web.stop();
    await app.stop();
  });

  const get = (url: string, headers: Record<string, string> = {}): Promise<Answer> =>
    send(web.url, { method: 'GET', url, headers });

  it('of results: 100 of them are a page, another address of our own, or not found', async () => {
    expect(RESULTS_PATHS.length).toBeGreaterThanOrEqual(100);
    const faults: string[] = [];
    for (const url of RESULTS_PATHS) {
      const answer = await get(url);
      const location = answer.headers['location'];
      faults.push(
        ...faultsOf({ method: 'GET', url, headers: {} }, answer).map((fault) => `${fault} ← ${url}`),
      );
      if (location !== undefined && !/^\/(?![/\\])/.test(String(location)))
        faults.push(`leads to ${location} ← ${url}`);
      if (![200, 301, 302, 308, 400, 404, 414].includes(answer.status))
        faults.push(`${answer.status} ← ${url}`);
    }
    expect(faults).toEqual([]);
  });

  it('of pages, sheets and files: nothing breaks and nothing leads out', async () => {
    const faults: string[] = [];
    for (const url of OTHER_PATHS) {
      const answer = await get(url);
      faults.push(
        ...faultsOf({ method: 'GET', url, headers: {} }, answer).map((fault) => `${fault} ← ${url}`),
      );
      if (/"dependencies"|root:|\[core\]/.test(answer.body)) faults.push(`a file came out ← ${url}`);
    }
    expect(faults).toEqual([]);
  });

  it('of files that do not exist: a page with a way back for a browser, an error as JSON for others', async () => {
    for (const url of ['/index.php', '/viejo/aviso.html?id=1', '/fotos/1.webp', '/sitemap/otra.xml']) {
      const [page, other] = [await get(url, { accept: 'text/html,*/*' }), await get(url)];
      expect([url, page.status, page.headers['content-type'], page.body.includes('href="/"')]).toEqual([
        url,
        404,
        'text/html; charset=utf-8',
        true,
      ]);
      expect([url, other.status, JSON.parse(other.body).success]).toEqual([url, 404, false]);
    }
  });

  it('say nothing of the host that was asked for: a cache cannot be poisoned', async () => {
    for (const name of ['host', 'x-forwarded-host', 'x-host', 'x-original-url']) {
      for (const url of ['/', '/resultado-busqueda/Alquiler', '/contacto', '/admin/login']) {
        const answer = await get(url, { [name]: 'ejemplo.malo' });
        expect(JSON.stringify(answer.headers) + answer.body).not.toContain('ejemplo.malo');
      }
    }
  });
});
