import type { EntityManager } from 'typeorm';
import { parseSearchQuery } from '../../../common/search/query/search-query.js';
import { generateListings } from '../../../backend/src/operations/demo/generate/generate-listings.js';
import { loadListings } from '../../../backend/src/operations/demo/load/load-listings.js';
import { SearchRows } from '../../../backend/src/listings/rows/search-rows.js';
import { ROW_WITHOUT_WORDS, WORDS_OF_ROW } from '../../../backend/src/search/index/index-rows.js';
import { SearchListings } from '../../../backend/src/search/results/search-listings.js';
import { Transactions } from '../../../backend/src/platform/database/transactions.js';
import { IndexFeed } from '../../../backend/src/search/index/index-feed.js';
import { ContentFeed } from '../../../backend/src/platform/database/replica/content-feed.js';
import { readSettings } from '../../../backend/src/platform/config/settings.js';
import { VisitorReads } from '../../../backend/src/platform/database/replica/visitor-reads.js';
import { createHttpApp } from '../../../backend/src/platform/server/http-app.js';
import { WebModule } from '../../../backend/src/processes/web.module.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { eventually, TestApp } from '../../support/test-app.js';

/** Ids of several batches of the fill: the listing that is published is the last one of a batch. */
const BATCHES = 5_000;
const FAILS_AT = 3;

describe('filling the search index', () => {
  let app: TestApp;
  let id: number;

  beforeAll(async () => {
    app = await TestApp.start();
    await loadListings(app.owner, generateListings(200, 5), { photos: new Map(), photoKey: () => '' });
    await app.sql(
      `SELECT setval(pg_get_serial_sequence('listings', 'id'), min(listing_id) + ${BATCHES} - 2) FROM search`,
    );
    id = await publish(app, aPublication());
    await approve(app, id, { operator: await app.signIn() });
  });
  afterAll(() => app.stop());

  it('begins anew after a connection that failed midway, and holds each listing once', async () => {
    const web = await createHttpApp(WebModule, readSettings());
    const { manager } = app.owner;
    let batches = 0;
    const failing = (statement: string, values: number[] = []): Promise<unknown> => {
      if (statement.includes(ROW_WITHOUT_WORDS) && ++batches === FAILS_AT) throw new Error('connection lost');
      return manager.query(statement, values);
    };
    const source = jest
      .spyOn(web.get(VisitorReads, { strict: false }), 'anySource')
      .mockResolvedValueOnce({ query: failing } as EntityManager);
    try {
      await web.init();
      await eventually('the index is filled', async () => {
        web.get(ContentFeed, { strict: false }).noteWrite();
        return (await web.get(IndexFeed).current()) !== undefined;
      });
      expect(source.mock.calls.length).toBeGreaterThanOrEqual(2);
      expect(batches).toBeGreaterThanOrEqual(FAILS_AT);
      const [rows] = await app.sql<{ count: number }>('SELECT count(*)::int AS count FROM search');
      const { index } = web.get(IndexFeed).now()!;
      expect({ listings: index.size, found: index.all.size, places: index.places }).toEqual({
        listings: rows!.count,
        found: rows!.count,
        places: rows!.count,
      });
    } finally {
      await web.close();
    }
  });

  it('reads words last and again after a failure; until then rows answer, and later changes win', async () => {
    const web = await createHttpApp(WebModule, readSettings());
    const { manager } = app.owner;
    let attempts = 0;
    let deliver = (): void => undefined;
    const delivered = new Promise<void>((resolve) => (deliver = resolve));
    const late = async (statement: string, values: number[] = []): Promise<unknown> => {
      const rows = await manager.query<unknown>(statement, values);
      if (!statement.includes(WORDS_OF_ROW)) return rows;
      if (++attempts === 1) throw new Error('connection lost');
      await delivered;
      return rows;
    };
    jest
      .spyOn(web.get(VisitorReads, { strict: false }), 'anySource')
      .mockResolvedValue({ query: late } as EntityManager);
    const feed = web.get(IndexFeed);
    const completed = jest.fn();
    feed.onComplete(completed);
    const search = web.get(SearchListings, { strict: false });
    const find = async (palabras: string) => {
      const parsed = parseSearchQuery({ palabras, tipoPropiedad: 'casa' });
      if ('errors' in parsed) throw new Error(JSON.stringify(parsed.errors));
      web.get(ContentFeed, { strict: false }).noteWrite();
      const result = await search.execute(parsed.query);
      return 'found' in result
        ? { by: 'index', ids: result.found.places.map((place) => result.found.index.idAt(place)) }
        : { by: 'rows', ids: result.cards.map(({ facts }) => facts.id) };
    };
    const rename = (word: string): Promise<void> =>
      app.web.get(Transactions).run(async (tx) => {
        await tx.query('UPDATE listings SET notes = $1 WHERE id = $2', [`Con ${word}.`, id]);
        await app.web.get(SearchRows).refresh(tx, id);
      });
    try {
      await rename('palomar');
      await web.init();
      await eventually('the words are read again', () => Promise.resolve(attempts >= 2));
      expect(await find('palomar')).toEqual({ by: 'rows', ids: [id] });
      await rename('aljibe');
      await eventually('the index has the change', async () => (await feed.lag()).changes === 0);
      expect(await find('aljibe')).toEqual({ by: 'rows', ids: [id] });
      expect(completed).not.toHaveBeenCalled();
      deliver();
      await eventually('the index answers', async () => (await find('aljibe')).by === 'index');
      expect(await find('aljibe')).toEqual({ by: 'index', ids: [id] });
      expect(await find('palomar')).toEqual({ by: 'index', ids: [] });
      await eventually('its readers are told', () => Promise.resolve(completed.mock.calls.length === 1));
    } finally {
      deliver();
      await web.close();
    }
  });
});
