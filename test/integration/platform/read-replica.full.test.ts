import { withdrawListing } from '#common/listings/review/decision-calls.js';
import { latestListings } from '#common/search/cards/card-calls.js';
import { listingByCode } from '#common/search/sheet/sheet-calls.js';
import { mapListings } from '#common/search/map/map-calls.js';
import { ReadReplica } from '#platform/database/replica/read-replica.js';
import { VisitorReads, type AnsweredBy } from '#platform/database/replica/visitor-reads.js';
import { generateListings } from '../../../backend/src/operations/demo/generate/generate-listings.js';
import { loadListings } from '../../../backend/src/operations/demo/load/load-listings.js';
import { prepareSchema } from '../../../backend/src/processes/migrate.js';
import { OwnReplica } from '../../support/own-replica.js';
import { openFolder, removeFolder, startOwnPostgres, type OwnPostgres } from '../../support/own-servers.js';
import { TcpProxy } from '../../support/tcp-proxy.js';
import { eventually, TestApp } from '../../support/test-app.js';
import { overTcp } from '../../support/test-database.js';

describe('a read replica', () => {
  let folder: string;
  let postgres: OwnPostgres;
  let replica: OwnReplica;
  let network: TcpProxy;
  let app: TestApp;
  let operator: { cookie: string };
  let codes: string[];

  beforeAll(async () => {
    folder = openFolder('replica');
    postgres = await startOwnPostgres(folder, { durable: false });
    await prepareSchema({ ownerUrl: postgres.url, DATABASE_URL: postgres.url });
    replica = await OwnReplica.start(postgres, folder);
    network = await TcpProxy.start(Number(new URL(replica.url).port));
    const { url, adminUrl } = postgres;
    const database = { url, ownerUrl: url, adminUrl, drop: () => postgres.stop('immediate') };
    app = await TestApp.start({ database, readUrl: overTcp(replica.url, network.port) });
    await loadListings(app.owner, generateListings(60, 3), {
      photos: new Map(),
      photoKey: () => '',
    });
    operator = await app.signIn();
    codes = (await app.sql<{ code: string }>('SELECT code FROM search ORDER BY code')).map(
      ({ code }) => code,
    );
    await untilUsed();
  });
  afterAll(async () => {
    await app?.stop();
    await network?.stop();
    await replica?.stop();
    removeFolder(folder);
  });

  const sheet = (code: string, headers = {}) => app.get(`${listingByCode.path}?codigo=${code}`, headers);
  let asked = 0;
  /** A sheet with a question that was not asked before: no cache has the answer. */
  const anySheet = (headers = {}) =>
    sheet(`${codes[asked % codes.length]}&personas=${1 + Math.floor(asked++ / codes.length)}`, headers);
  const untilUsed = () =>
    eventually('a visitor is served from the replica', async () => (await choiceOf(anySheet)) === 'replica');
  /** Until the product notices, a request asks the replica first and then the primary. */
  const untilPrimary = () =>
    eventually('the primary answers', async () => (await choiceOf(anySheet)) === 'primary_down');

  /** The servers that the request of `ask` chose. */
  async function choiceOf(ask: () => Promise<unknown>): Promise<string> {
    const { choices } = app.web.get(VisitorReads, { strict: false });
    const before = { ...choices };
    await ask();
    return (Object.keys(choices) as AnsweredBy[]).filter((name) => choices[name] > before[name]).join();
  }

  it('answers visitors; the operator reads from the primary', async () => {
    expect(await choiceOf(anySheet)).toBe('replica');
    expect(await choiceOf(() => app.get(mapListings.path))).toBe('replica');
    expect(await choiceOf(() => app.get('/sitemap/avisos-1.xml'))).toBe('replica');
    expect(await choiceOf(() => anySheet(operator))).toBe('');
  });

  it('that is behind shows nobody an older state than the site has told', async () => {
    const [newest] = await app.sql<{ id: number; code: string }>(
      'SELECT listing_id AS id, code FROM search ORDER BY published_at DESC, listing_id DESC LIMIT 1',
    );
    const { id, code } = newest!;
    const shown = async () => {
      const { statusCode } = await sheet(code);
      const found = await app.get(`/api/inmueble/busqueda/buscarInmueblesFiltros?codigo=${code}`);
      const latest: { codigo: string }[] = (await app.get(latestListings.path)).json();
      return [statusCode, found.json().total, latest.some(({ codigo }) => codigo === code)];
    };
    expect(await shown()).toEqual([200, 1, true]);
    await replica.fallBehind();
    expect((await app.post(withdrawListing.path, { idInmueble: id }, operator)).statusCode).toBe(200);
    codes = codes.filter((other) => other !== code);
    expect(await shown()).toEqual([410, 0, false]);
    expect(await choiceOf(anySheet)).toBe('primary_behind');
    await replica.catchUp();
    await untilUsed();
    expect(await shown()).toEqual([410, 0, false]);
  });

  it('that goes silent is left, also by those who wait for it', async () => {
    network.swallow();
    const answers = await Promise.all(Array.from({ length: 5 }, () => anySheet()));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect(await choiceOf(anySheet)).toBe('primary_down');
    network.heal();
    await untilUsed();
  });

  it('that dies is replaced by the primary, and used again when it returns', async () => {
    await replica.stop();
    expect((await anySheet()).statusCode).toBe(200);
    const { lagSeconds } = app.web.get(ReadReplica, { strict: false });
    await eventually(
      'the lag grows',
      async () => app.web.get(ReadReplica, { strict: false }).lagSeconds! > lagSeconds!,
    );
    await untilPrimary();
    await replica.start();
    await untilUsed();
  });

  it('that was promoted is not read any more', async () => {
    await replica.promote();
    await untilPrimary();
    expect((await anySheet()).statusCode).toBe(200);
  });
});
