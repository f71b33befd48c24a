import { useEffect, useState } from 'react';
import { reload, reloadOnce } from './reload-once.js';

/** For a screen that could not be shown: reloads the page by itself, now or when the server answers again, and on demand. */
export function useReloadOnce(): { retry: () => void; isTrying: boolean } {
  const [isTrying, setTrying] = useState(false);
  useEffect(reloadOnce, []);
  const retry = (): void => {
    setTrying(true);
    void reload().finally(() => setTrying(false));
  };
  return { retry, isTrying };
}
