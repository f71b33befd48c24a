import type { EntityManager } from 'typeorm';
import { SystemRandom } from '#platform/process/clock.js';
import type { Settings } from '#platform/config/settings.js';
import { openStorage } from '#platform/files/open-storage.js';
import { readDemoPhotos, storeDemoPhoto } from '../load/demo-photos.js';
import { insertSubscribers } from './news.js';
import { insertWaiting } from './waiting.js';
import { insertRollovers } from './rollovers.js';
import { insertResubmission } from './resubmission.js';
import { insertProposals } from './proposals.js';
import { compareOnePicture } from './same-picture.js';
import { insertSecondRecord } from './second-records.js';
import { insertUndoneChange } from './undone-changes.js';
import { generateListings } from '../generate/generate-listings.js';
import { hasListings, loadListings } from '../load/load-listings.js';
import { PESOS_PER_DOLLAR } from '../generate/make-prices.js';
import { ZoneRow } from '../../../listings/zones/public.js';
import { DEMO_ZONES } from '../generate/data/zones.js';
import { ExchangeRate } from '../../../pricing/public.js';

const LISTINGS = 180;
const KEY_BYTES = 15;
const DAY_MS = 86_400_000;

/**
 * Fills an empty database with demonstration listings and their pictures, in the caller's transaction. Pictures are stored first; an
 * interrupted start leaves no rows.
 * @returns the number of listings; 0 if the database was not empty
 */
export async function loadDemonstration(tx: EntityManager, settings: Settings): Promise<number> {
  if (await hasListings(tx)) return 0;
  const storage = openStorage(settings);
  const random = new SystemRandom();
  const stored: Promise<void>[] = [];
  const photoKey = (name: string): string => {
    const key = random.token(KEY_BYTES);
    stored.push(storeDemoPhoto(storage, name, key));
    return key;
  };
  const photos = await readDemoPhotos();
  await insertZones(tx);
  const loaded = await loadListings(tx, generateListings(LISTINGS), { photos, photoKey });
  await Promise.all(stored);
  await insertSecondRecord(tx);
  await insertProposals(tx);
  await insertRollovers(tx);
  await insertWaiting(tx);
  await insertSubscribers(tx);
  await insertResubmission(tx);
  await insertUndoneChange(tx);
  await compareOnePicture(tx, photos);
  await addRate(tx);
  return loaded;
}

/** The zones of the three towns. Rows of listings that are loaded afterwards have them. */
export async function insertZones(database: EntityManager): Promise<void> {
  await database.getRepository(ZoneRow).insert(DEMO_ZONES.map(({ ...zone }) => zone));
}

/** Exchange rate on which the generated prices are based. It is dated one day back, so that it counts as stale until the source answers. */
async function addRate(tx: EntityManager): Promise<void> {
  const rate = {
    currency: 'USD' as const,
    value: String(PESOS_PER_DOLLAR),
    source: 'datos de demostración',
    fetchedAt: new Date(Date.now() - DAY_MS),
  };
  await tx.getRepository(ExchangeRate).createQueryBuilder().insert().values(rate).orIgnore().execute();
}
