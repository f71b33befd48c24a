import type { EntityManager } from 'typeorm';
import { SystemRandom } from '#platform/clock/clock.js';
import type { Settings } from '#platform/config/settings.js';
import { openStorage } from '#platform/storage/open-storage.js';
import { Listing } from '../listings/public.js';
import { readDemoPhotos, storeDemoPhoto } from './demo-photos.js';
import { generateListings } from './generate-listings.js';
import { loadListings } from './load-listings.js';

const LISTINGS = 180;
const KEY_BYTES = 15;

/**
 * Fills an empty database with demonstration listings and their pictures; gives their number, 0 if it was not empty.
 * It all happens in the caller's transaction, pictures first: a start that is killed half-way leaves nothing.
 */
export async function loadDemonstration(tx: EntityManager, settings: Settings): Promise<number> {
  if (await tx.getRepository(Listing).existsBy({})) return 0;
  const storage = openStorage(settings);
  const random = new SystemRandom();
  const stored: Promise<void>[] = [];
  const photoKey = (name: string): string => {
    const key = random.token(KEY_BYTES);
    stored.push(storeDemoPhoto(storage, name, key));
    return key;
  };
  const loaded = await loadListings(tx, generateListings(LISTINGS), {
    photos: await readDemoPhotos(),
    photoKey,
  });
  await Promise.all(stored);
  return loaded;
}
