import { IndexFeed } from '../../../backend/src/search/index/index-feed.js';
import { approve, publish } from '../../builders/desk.js';
import { aPublication } from '../../builders/publication.js';
import { eventually, TestApp } from '../../support/test-app.js';

describe('a search index that is ahead of the database, as after a failover to a standby that lacks the last changes', () => {
  let app: TestApp;
  let operator: { cookie: string };

  beforeAll(async () => {
    app = await TestApp.start();
    operator = await app.signIn();
  });
  afterAll(() => app.stop());

  const indexed = async () => (await app.web.get(IndexFeed).current())?.index;
  const publicListing = async () => {
    const id = await publish(app, aPublication());
    return { id, code: await approve(app, id, { operator }) };
  };
  const isFound = ({ code }: { code: string }) =>
    eventually(
      `the index contains ${code}`,
      async () => (await indexed())?.codes.placeOf(code) !== undefined,
    );

  it('is filled anew: it forgets what was lost and learns what follows', async () => {
    await publicListing();
    const [clock] = await app.sql<{ change_number: string }>('SELECT change_number FROM search_clock');
    const lost = await publicListing();
    await isFound(lost);

    await app.owner.transaction(async (tx) => {
      await tx.query('DELETE FROM listings WHERE id = $1', [lost.id]);
      await tx.query('DELETE FROM search_changes WHERE change_number > $1', [clock!.change_number]);
      await tx.query('UPDATE search_clock SET change_number = $1', [clock!.change_number]);
    });
    await eventually('the index forgets what the database lacks', async () => {
      const index = await indexed();
      return index !== undefined && index.codes.placeOf(lost.code) === undefined;
    });
    await isFound(await publicListing());
    const index = (await indexed())!;
    expect(index.codes.placeOf(lost.code)).toBeUndefined();
    expect(index.size).toBe(await app.count('search'));
  });
});
