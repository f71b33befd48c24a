import { storeOnDevice } from './device-settings.js';

const LOGGED_IN = 'adminLoggedIn';
const STARTED = 'sessionStart';
const LAST_ACTIVITY = 'lastActivity';

/** Time of the last activity in this tab while the browser can store nothing, otherwise 0. */
let touchedAt = 0;

/** Session flags in localStorage (back-office.md §4). They grant no access, which only the cookie does; they inform other tabs. The session works without them. */
export const sessionFlags = {
  set(): void {
    const now = String(Date.now());
    storeOnDevice(LOGGED_IN, 'true');
    storeOnDevice(STARTED, now);
    storeOnDevice(LAST_ACTIVITY, now);
  },
  clear(): void {
    for (const key of [LOGGED_IN, STARTED, LAST_ACTIVITY]) localStorage.removeItem(key);
  },
  touch(): void {
    const now = Date.now();
    touchedAt = storeOnDevice(LAST_ACTIVITY, String(now)) ? 0 : now;
  },
  lastActivity(): number {
    return Math.max(touchedAt, Number(localStorage.getItem(LAST_ACTIVITY)) || 0);
  },
  /** Whether a storage event reports a sign-out in another tab. */
  isSignOut({ key, newValue }: StorageEvent): boolean {
    return key === LOGGED_IN && newValue === null;
  },
};
