import { startTransition, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { listingOfPath } from '../admin-paths.js';
import { showAhead } from '../frame/held-keys.js';

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
}

/**
 * The notice on the screen. A decision shows the next one at once, although the navigation to it waits for the session check: keys are
 * handled by the screen that is shown (docs/decisions/0094).
 */
export function useShownNotice(): ShownNotice {
  const { pathname } = useLocation();
  const { id: named } = useParams();
  const navigate = useNavigate();
  const [ahead, setAhead] = useState<Ahead>();
  // The navigation has ended: from here on the location determines what is shown.
  if (ahead?.pathname === pathname) setAhead(undefined);
  const leave = async (path: string, next: Ahead): Promise<void> => {
    setAhead(next);
    await navigate(path);
    // The location may never be rendered as `next`: the back button or an undo can replace it first. The router renders a new location in a
    // transition, so that this update comes together with it or after it.
    startTransition(() => setAhead((now) => (now === next ? undefined : now)));
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
