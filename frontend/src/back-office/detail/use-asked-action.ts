import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { AskedAction } from '../admin-paths.js';

/** Key of the last location whose action has begun, or was not possible: it begins once, also when the browser comes back to it. */
let settled: string | undefined;

function settle(key: string): void {
  settled = key;
  const { pathname, search } = window.location;
  // A reload, or the way back, must not begin it again.
  window.history.replaceState(window.history.state, '', pathname + search);
}

/** Begins an action that the address of the notice asks for (`noticeActionPath`). */
export function useAskedAction(name: AskedAction, begin: () => void): void {
  const { key, hash } = useLocation();
  const run = useEffectEvent(begin);
  useEffect(() => {
    if (hash !== `#${name}` || settled === key) return;
    settle(key);
    run();
  }, [key, hash, name]);
}

/** Drops an action that no part of the notice has begun, so that the next notice does not. For the component around the parts. */
export function useUnaskedAction(): void {
  const { key, hash } = useLocation();
  useEffect(() => {
    if (hash && settled !== key) settle(key);
  }, [key, hash]);
}
