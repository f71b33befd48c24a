import type { EntityManager } from 'typeorm';
import { Transactions } from '#platform/database/transactions.js';
import { generateListings } from '../../../backend/src/operations/demo/generate/generate-listings.js';
import { loadListings } from '../../../backend/src/operations/demo/load/load-listings.js';
import { PriceAverages } from '../../../backend/src/pricing/public.js';
import { TestApp } from '../../support/test-app.js';

/** A price that averages count. */
const COUNTED =
  '(SELECT listing_id, period, fraction FROM averaged_prices WHERE period > 0 ORDER BY 1, 2, 3 LIMIT 1)';

describe('a full count of prices', () => {
  let app: TestApp;
  const averages = new PriceAverages();

  beforeAll(async () => {
    app = await TestApp.start();
    await loadListings(app.owner, generateListings(60, 3), { photos: new Map(), photoKey: () => '' });
  });
  afterAll(() => app.stop());

  it('succeeds while a price changes between its statements, and the change is counted by its event', async () => {
    const [changed] = await app.sql<{ id: number }>(`SELECT listing_id AS id FROM ${COUNTED} c`);
    const transactions = app.web.get(Transactions, { strict: false });
    const wrong = await transactions.run((tx) => averages.recompute(changingPrice(tx)));
    expect(wrong).toBe(0);
    await transactions.run((tx) => averages.refresh(tx, changed!.id));
    expect(await transactions.run((tx) => averages.recompute(tx))).toBe(0);
  });

  /** The transaction, beside which somebody changes a counted price after its first deletion. */
  function changingPrice(tx: EntityManager): EntityManager {
    const query = tx.query.bind(tx);
    jest.spyOn(tx, 'query').mockImplementation(async (statement, values) => {
      const answer = await query(statement, values);
      if (/DELETE FROM averaged_prices/.test(statement))
        await app.sql(
          `UPDATE prices SET amount = amount + 1000 WHERE (listing_id, period, fraction) IN ${COUNTED}`,
        );
      return answer;
    });
    return tx;
  }
});
