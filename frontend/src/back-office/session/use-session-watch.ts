import { useCallback, useEffect, useRef, useState } from 'react';
import { LIMITS } from '#common/vocabulary/limits.js';
import { checkAuth } from '../data/admin-api.js';
import { noteSessionOver, onLostSession } from './lost-session.js';
import { sessionFlags } from './session-flags.js';

const WARN_SECONDS = 120;
const SECOND = 1_000;
const ACTIVITY = ['pointermove', 'keydown', 'scroll', 'click'] as const;
/** The stored time of the last activity is written at most this often. */
const TOUCH_MS = 5 * SECOND;

/** `ending` names the moment in which the session ends, at most two minutes ahead. */
export type SessionState =
  { kind: 'open' } | { kind: 'ending'; endsAt: number } | { kind: 'expired'; byInactivity: boolean };

interface SessionWatch {
  state: SessionState;
  /** Keeps the session alive, as any movement does. */
  stayConnected: () => void;
}

/**
 * Asks every 30 s whether the session stands, and at once when the tab comes to sight, another tab signs out or a call is
 * refused. Only what the person did since the last time keeps it alive.
 */
export function useSessionWatch(): SessionWatch {
  const [state, setState] = useState<SessionState>({ kind: 'open' });
  const polledAt = useRef(0);
  useActivity();

  const ask = useCallback(async (active: boolean): Promise<void> => {
    polledAt.current = Date.now();
    try {
      const { authenticated, expired, segundosRestantes } = await checkAuth(active);
      if (!authenticated) {
        sessionFlags.clear();
        noteSessionOver();
        setState({ kind: 'expired', byInactivity: expired });
      } else if (segundosRestantes <= WARN_SECONDS)
        setState({ kind: 'ending', endsAt: Date.now() + segundosRestantes * SECOND });
      else setState((known) => (known.kind === 'open' ? known : { kind: 'open' }));
    } catch {
      // Out of reach is not expired: the next question tells.
    }
  }, []);

  const isOver = state.kind === 'expired';
  const endsAt = state.kind === 'ending' ? state.endsAt : undefined;
  useEffect(() => {
    if (isOver) return;
    polledAt.current = Date.now();
    const poll = (): void => void ask(sessionFlags.lastActivity() > polledAt.current);
    const onShown = (): void => {
      if (!document.hidden) poll();
    };
    const onStorage = (event: StorageEvent): void => {
      if (sessionFlags.isSignOut(event)) poll();
    };
    const timer = setInterval(poll, LIMITS.adminPollMs);
    const stopListening = onLostSession(poll);
    document.addEventListener('visibilitychange', onShown);
    window.addEventListener('storage', onStorage);
    return () => {
      clearInterval(timer);
      stopListening();
      document.removeEventListener('visibilitychange', onShown);
      window.removeEventListener('storage', onStorage);
    };
  }, [ask, isOver]);

  useEffect(() => {
    if (endsAt === undefined) return;
    const timer = setTimeout(() => void ask(false), endsAt - Date.now() + SECOND);
    return () => clearTimeout(timer);
  }, [ask, endsAt]);

  return { state, stayConnected: () => void ask(true) };
}

/** Notes when the person last moved, typed, scrolled or clicked, for all tabs. */
function useActivity(): void {
  useEffect(() => {
    let notedAt = 0;
    const note = (): void => {
      if (Date.now() - notedAt < TOUCH_MS) return;
      notedAt = Date.now();
      sessionFlags.touch();
    };
    const options = { passive: true, capture: true };
    for (const name of ACTIVITY) window.addEventListener(name, note, options);
    return () => {
      for (const name of ACTIVITY) window.removeEventListener(name, note, options);
    };
  }, []);
}
