import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { SECTION_MESSAGES } from '#common/listings/editing/section-messages.js';
import { readError } from '../../../app/api.js';
import { adminPaths } from '../../admin-paths.js';
import { logout } from '../../data/admin-api.js';
import { readDeviceSettings } from '../../session/device-settings.js';
import { clearStoredDrafts } from '../../session/stored-drafts.js';
import { sessionFlags } from '../../session/session-flags.js';
import { notify } from '../../frame/notifications.js';

/**
 * Ends the session on the server first. If that fails, the operator stays signed in and sees an error. Reads are cancelled before and
 * paused meanwhile: the server would refuse them with a 401, which is reported as a lost session.
 */
export function useSignOut(): { busy: boolean; signOut: () => void } {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const signOut = (): void => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    onlineManager.setOnline(false);
    const restoreSettings = readDeviceSettings();
    const ended = queries.cancelQueries().then(logout);
    ended.then(
      () => {
        restoreSettings();
        sessionFlags.clear();
        clearStoredDrafts();
        // A full page load, so that no data of the session stay in memory.
        window.location.assign(adminPaths.login);
      },
      (error: unknown) => {
        underWay.current = false;
        onlineManager.setOnline(true);
        setBusy(false);
        notify('failed', readError(error).message || SECTION_MESSAGES.unreachable);
      },
    );
  };
  return { busy, signOut };
}
