import { useRef, useState } from 'react';
import { SECTION_MESSAGES } from '#common/messages/admin.js';
import { readError } from '../../app/api.js';
import { adminPaths } from '../admin-paths.js';
import { logout } from '../data/admin-api.js';
import { forgetKeptDrafts } from '../session/kept-drafts.js';
import { sessionFlags } from '../session/session-flags.js';
import { notice } from './notices.js';

/** Ends the session on the server first: where that cannot be reached, the person stays signed in and is told. */
export function useSignOut(): { busy: boolean; signOut: () => void } {
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const signOut = (): void => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    logout().then(
      () => {
        sessionFlags.clear();
        forgetKeptDrafts();
        // A whole load, so that nothing of the session stays in memory.
        window.location.assign(adminPaths.login);
      },
      (error: unknown) => {
        underWay.current = false;
        setBusy(false);
        notice('failed', readError(error).message || SECTION_MESSAGES.unreachable);
      },
    );
  };
  return { busy, signOut };
}
