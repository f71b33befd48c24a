/** Path of the call `liveness`, whose declaration would bring 30 kB into the script of the shell; reload-once.test.ts compares them. */
export const LIVENESS_PATH = '/api/health/live';

const KEY = 'recargada';
const ONCE_IN_MS = 60_000;
const AGAIN_AFTER_MS = 5_000;

/**
 * Reloads the page if the server answers; otherwise the browser would replace the page by its own error.
 * @param isAllowed is asked after the answer
 * @returns whether the server answers
 */
export async function reload(isAllowed = () => true): Promise<boolean> {
  const { ok } = await fetch(LIVENESS_PATH, { cache: 'no-store' }).catch(() => ({ ok: false }));
  if (ok && isAllowed()) location.reload();
  return ok;
}

/**
 * Reloads a page of which files did not arrive, as soon as the server answers, and once a minute: a new version has other file names, and
 * browsers do not repeat a failed import until the page is reloaded. Without storage nothing is reloaded, because it could not be told whether
 * it has been.
 * @returns stops asking
 */
export function reloadOnce(): () => void {
  let isStopped = false;
  const ask = async (): Promise<void> => {
    const answers = await reload(() => !isStopped && isFirst());
    if (!answers && !isStopped) setTimeout(ask, AGAIN_AFTER_MS);
  };
  void ask();
  return () => {
    isStopped = true;
  };
}

function isFirst(): boolean {
  try {
    const now = Date.now();
    const isLong = now - Number(sessionStorage.getItem(KEY)) > ONCE_IN_MS;
    if (isLong) sessionStorage.setItem(KEY, String(now));
    return isLong;
  } catch {
    return false;
  }
}
