/** Path of the call `liveness`, whose declaration would bring 30 kB into the script of the shell; reload-once.test.ts compares them. */
export const LIVENESS_PATH = '/api/health/live';

const KEY = 'recargada';
const AGAIN_AFTER_MS = 60_000;

/**
 * Reloads the page if the server answers; otherwise the browser would replace the page by its own error.
 * @param isAllowed is asked after the answer
 */
export async function reload(isAllowed = () => true): Promise<void> {
  const { ok } = await fetch(LIVENESS_PATH, { cache: 'no-store' }).catch(() => ({ ok: false }));
  if (ok && isAllowed()) window.location.reload();
}

/**
 * Reloads a page of which files did not arrive, once a minute: a new version has other file names, and browsers do not repeat a failed import
 * until the page is reloaded. Without storage it never does, because it could not tell whether it has.
 */
export function reloadOnce(): Promise<void> {
  return reload(isFirst);
}

function isFirst(): boolean {
  try {
    const now = Date.now();
    const isLong = now - Number(window.sessionStorage.getItem(KEY)) > AGAIN_AFTER_MS;
    if (isLong) window.sessionStorage.setItem(KEY, String(now));
    return isLong;
  } catch {
    return false;
  }
}
