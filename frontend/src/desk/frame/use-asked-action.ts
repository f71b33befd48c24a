import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { AskedAction } from '../admin-paths.js';

/** Key of the last location whose action has started or was impossible. An action starts once, even if the browser returns to it. */
let settled: string | undefined;

function settle(key: string): void {
  settled = key;
  const { pathname, search } = window.location;
  // A reload or the Back button must not start it again.
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** Starts the action that the URL of the notice names (`noticeActionPath`). */
export function useAskedAction(name: AskedAction, begin: () => void): void {
  const { key, hash } = useLocation();
  const run = useEffectEvent(begin);
  useEffect(() => {
    if (hash !== `#${name}` || settled === key) return;
    settle(key);
    run();
  }, [key, hash, name]);
}

/** Drops an action that no section has started, so that the next notice does not start it. Used by the component around the sections. */
export function useUnaskedAction(): void {
  const { key, hash } = useLocation();
  useEffect(() => {
    if (hash && settled !== key) settle(key);
  }, [key, hash]);
}
