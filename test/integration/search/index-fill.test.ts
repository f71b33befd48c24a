import type { EntityManager } from 'typeorm';
import { generateListings } from '../../../backend/src/operations/demo/generate/generate-listings.js';
import { loadListings } from '../../../backend/src/operations/demo/load/load-listings.js';
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

  beforeAll(async () => {
    app = await TestApp.start();
    await loadListings(app.owner, generateListings(200, 5), { photos: new Map(), photoKey: () => '' });
    await app.sql(
      `SELECT setval(pg_get_serial_sequence('listings', 'id'), min(listing_id) + ${BATCHES} - 2) FROM search`,
    );
    await approve(app, await publish(app, aPublication()), { operator: await app.signIn() });
  });
  afterAll(() => app.stop());

  it('begins anew after a connection that failed midway, and holds each listing once', async () => {
    const web = await createHttpApp(WebModule, readSettings());
    const { manager } = app.owner;
    let batches = 0;
    const failing = (statement: string, values: number[] = []): Promise<unknown> => {
      if (statement.includes('json_agg') && ++batches === FAILS_AT) throw new Error('connection lost');
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
      expect(source).toHaveBeenCalledTimes(2);
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
});
