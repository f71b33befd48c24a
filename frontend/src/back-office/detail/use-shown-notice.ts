import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { listingOfPath } from '../admin-paths.js';
import { showAhead } from '../frame/held-keys.js';

export interface ShownNotice {
  /** Undefined while the queue is being left for a list. */
  id: number | undefined;
  /** Goes to another notice of the queue, or to a list. The notice on the screen must have no unsaved changes. */
  goTo: (path: string) => void;
}

/** What is shown before the navigation to it ends. */
interface Ahead {
  pathname: string;
  id: number | undefined;
}

/**
 * The notice on the screen. The next one is shown in the same instant in which a decision leaves the former one, although the navigation to
 * it waits for the session check: keys are heard by what is on the screen (docs/decisions/0094).
 */
export function useShownNotice(): ShownNotice {
  const { pathname } = useLocation();
  const { id: named } = useParams();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<Ahead>();
  // It has arrived: from here on the location says what is shown.
  if (ahead?.pathname === pathname) setAhead(undefined);
  const leave = async (path: string, next: Ahead): Promise<void> => {
    setAhead(next);
    await navigate(path);
    // Something else was opened meanwhile, for example by the browser's back button.
    if (window.location.pathname !== next.pathname) setAhead((now) => (now === next ? undefined : now));
  };
  return {
    id: ahead ? ahead.id : Number(named),
    goTo: (path) => {
      const { pathname: target } = new URL(path, window.location.origin);
      const id = listingOfPath(target);
      if (id !== undefined) showAhead(target);
      void leave(path, { pathname: target, id });
    },
  };
}
