import { readTogether, type EntityRows } from '#platform/database/entity-rows.js';
import { Contract } from '../../../backend/src/contracts/public.js';
import { Image } from '../../../backend/src/listings/pictures/public.js';
import { Listing } from '../../../backend/src/listings/public.js';
import { Price } from '../../../backend/src/pricing/public.js';
import { approve, publish } from '../../builders/desk.js';
import { storeImages } from '../../builders/rows.js';
import { TestApp } from '../../support/test-app.js';

const IMAGES: EntityRows<Image> = { entity: Image, where: 't.listing_id = ANY($1)', order: 't.position' };
const LISTINGS: EntityRows<Listing> = { entity: Listing, where: 't.id = ANY($1)', order: 't.id' };
const CONTRACTS: EntityRows<Contract> = { entity: Contract, where: 't.listing_id = ANY($1)' };
const PRICES: EntityRows<Price> = { entity: Price, where: 't.listing_id = ANY($1)', order: 't.id' };

describe('rows of several entities by one statement', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('are what TypeORM finds: moments, days, long numbers, arrays, JSON and nothing', async () => {
    const operator = await app.signIn();
    const id = await publish(app);
    await approve(app, id, { operator });
    const other = await publish(app);
    const photo = { status: 'ready' as const, widths: [320, 640], alt: 'Vista "al" mar' };
    await storeImages(app, id, { ...photo, pictureHash: '-9223372036854775807' }, photo);
    await app.sql(
      `UPDATE contracts SET paid = true, paid_at = '2026-11-26T12:00:00.123-03', paid_until = '2027-08-31', dated_for = '2026-11-26T12:00:00.999456Z'
       WHERE listing_id = $1`,
      [id],
    );
    await app.sql(
      `UPDATE listings SET conditions = '{"limpieza": 9}', total_area = 25.5, covered_area = NULL WHERE id = $1`,
      [id],
    );
    const { manager } = app.owner;
    const [images, listings, contracts, prices] = await readTogether(
      manager,
      [id],
      IMAGES,
      LISTINGS,
      CONTRACTS,
      PRICES,
    );
    expect(images[0]!.pictureHash).toBe('-9223372036854775807');
    expect(images).toStrictEqual(
      await manager.getRepository(Image).find({ where: { listingId: id }, order: { position: 'ASC' } }),
    );
    expect(listings).toStrictEqual(await manager.getRepository(Listing).findBy({ id }));
    expect(contracts).toStrictEqual(await manager.getRepository(Contract).findBy({ listingId: id }));
    expect(prices.length).toBeGreaterThan(0);
    expect(prices).toStrictEqual(
      await manager.getRepository(Price).find({ where: { listingId: id }, order: { id: 'ASC' } }),
    );
    const [both, none] = await readTogether(manager, [id, other, 999_999], LISTINGS, IMAGES);
    expect([both.length, none.length]).toEqual([2, 2]);
    expect(await readTogether(manager, [], LISTINGS)).toEqual([[]]);
  });
});
