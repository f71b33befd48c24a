import { useRef, useState } from 'react';
import { SECTION_MESSAGES } from '#common/messages/admin.js';
import { readError } from '../../app/api.js';
import { adminPaths } from '../admin-paths.js';
import { logout } from '../data/admin-api.js';
import { clearStoredDrafts } from '../session/stored-drafts.js';
import { sessionFlags } from '../session/session-flags.js';
import { notice } from './notices.js';

/** Ends the session on the server first. If that fails, the operator stays signed in and sees an error. */
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
        clearStoredDrafts();
        // A full page load, so that no data of the session stay in memory.
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
