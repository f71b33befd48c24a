import { useCallback, useEffect, useRef, useState } from 'react';
import { BACKGROUND_HEADER } from '#common/kernel/calls/background-header.js';
import { INTERNAL_LIMITS } from '#common/kernel/limits.js';
import { addReadHeaders } from '../../../app/api.js';
import { checkAuth } from '../../data/admin-api.js';
import { noteSessionOver, onLostSession } from '../../session/lost-session.js';
import { noteAccount } from '../../session/my-account.js';
import { sessionFlags } from '../../session/session-flags.js';

const WARN_SECONDS = 120;
const SECOND = 1_000;
/** Without `scroll`: a list that grows by itself scrolls too. */
const ACTIVITY = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click'] as const;
/** Minimum interval between writes of the last activity. */
const TOUCH_MS = 5 * SECOND;

/** `endsAt` is the time at which the session ends, at most two minutes ahead; with `isByAge`, activity does not extend it. */
export type SessionState =
  | { kind: 'open' }
  | { kind: 'ending'; endsAt: number; isByAge: boolean }
  | { kind: 'expired'; byInactivity: boolean };

interface SessionWatch {
  state: SessionState;
  /** Extends the session, as any activity does. */
  stayConnected: () => void;
}

/**
 * Checks the session every 30 s, when the tab becomes visible, when another tab signs out, and after a refused call. Only activity since
 * the last check extends it.
 */
export function useSessionWatch(): SessionWatch {
  const [state, setState] = useState<SessionState>({ kind: 'open' });
  const polledAt = useRef(0);
  useActivity();
  useEffect(() => addReadHeaders(backgroundHeaders), []);

  const ask = useCallback(async (active: boolean): Promise<void> => {
    polledAt.current = Date.now();
    try {
      const answer = await checkAuth(active);
      const { authenticated, expired, segundosRestantes, porDuracion: isByAge } = answer;
      if (authenticated) noteAccount(answer);
      if (!authenticated) {
        sessionFlags.clear();
        noteSessionOver();
        setState({ kind: 'expired', byInactivity: expired });
      } else if (segundosRestantes <= WARN_SECONDS)
        setState({ kind: 'ending', endsAt: Date.now() + segundosRestantes * SECOND, isByAge });
      else setState((known) => (known.kind === 'open' ? known : { kind: 'open' }));
    } catch {
      // A network error does not mean expiry; the next check decides.
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
    const timer = setInterval(poll, INTERNAL_LIMITS.adminPollMs);
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

/** Time after the last activity from which a request counts as one that the screen makes by itself. */
const IDLE_MS = 2 * TOUCH_MS;

/** Marks requests that screens make by themselves, so that they do not extend the session of an inactive operator. */
function backgroundHeaders(): Record<string, string> {
  const last = sessionFlags.lastActivity();
  return last > 0 && Date.now() - last > IDLE_MS ? { [BACKGROUND_HEADER]: '1' } : {};
}

/** Records the time of the last activity, for all tabs. */
function useActivity(): void {
  useEffect(() => {
    let notedAt = 0;
    const note = (event: Event): void => {
      // Browsers tell where the pointer rests, after a change of the page by itself too, by a movement of nothing.
      if (event.type === 'pointermove' && isStill(event as PointerEvent)) return;
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

function isStill({ movementX, movementY }: PointerEvent): boolean {
  return movementX === 0 && movementY === 0;
}
