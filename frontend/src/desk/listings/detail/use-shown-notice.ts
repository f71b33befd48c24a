import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { listingOfPath } from '../../admin-paths.js';
import { showAhead } from '../../frame/held-keys.js';

export interface ShownNotice {
  /** Undefined while the screen changes from the queue to a list. */
  id: number | undefined;
  /** Goes to another notice of the queue, or to a list. The notice on the screen must have no unsaved changes. */
  goTo: (path: string) => void;
}

/** The notice that is shown although the navigation to it has not ended. */
interface Ahead {
  pathname: string;
  id: number | undefined;
  /** The router has ended the navigation, or another one has replaced it. */
  isSettled: boolean;
}

/**
 * The notice on the screen. A decision shows the next one at once, although the navigation to it waits for the session check: keys are
 * handled by the screen that is shown (back-office.md §2, Review).
 */
export function useShownNotice(): ShownNotice {
  const { pathname } = useLocation();
  const { id: named } = useParams();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<Ahead>();
  if (ahead && isOver(ahead, pathname)) setAhead(undefined);
  const leave = async (path: string, next: Ahead): Promise<void> => {
    setAhead(next);
    await navigate(path);
    setAhead((now) => (now === next ? { ...next, isSettled: true } : now));
  };
  return {
    id: ahead ? ahead.id : Number(named),
    goTo: (path) => {
      const { pathname: target } = new URL(path, window.location.origin);
      const id = listingOfPath(target);
      if (id !== undefined) showAhead(target);
      void leave(path, { pathname: target, id, isSettled: false });
    },
  };
}

/**
 * Whether the rendered location determines what is shown again. That of `ahead` may never be rendered, because the Back button or an undo can
 * replace it first. A busy browser renders a location long after the router has reached it, so `window.location` tells whether the rendered
 * one is the newest.
 */
function isOver(ahead: Ahead, rendered: string): boolean {
  return rendered === ahead.pathname || (ahead.isSettled && rendered === window.location.pathname);
}
