import { favourites, seen } from '../../site/search/favourites/device-list.js';

/** Starts the service worker (worker.ts) and tells it which notices to keep: the favourites, and the sheet that was opened last. */
export async function registerWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (!navigator.onLine)
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const send = async (message: object): Promise<void> => {
    const { active } = await serviceWorker.ready;
    active?.postMessage(message);
  };
  const keepSeen = () => send({ keep: seen.all().slice(0, 1) });
  const keepFavourites = () => send({ keep: favourites.all(), favourites: favourites.all() });
  seen.subscribe(() => void keepSeen());
  favourites.subscribe(() => void keepFavourites());
  await keepSeen();
  await keepFavourites();
}
