const LOGGED_IN = 'adminLoggedIn';
const STARTED = 'sessionStart';
const LAST_ACTIVITY = 'lastActivity';

/** Session flags in localStorage (back-office.md §4). They grant no access, which only the cookie does; they inform other tabs. */
export const sessionFlags = {
  set(): void {
    const now = String(Date.now());
    localStorage.setItem(LOGGED_IN, 'true');
    localStorage.setItem(STARTED, now);
    localStorage.setItem(LAST_ACTIVITY, now);
  },
  clear(): void {
    for (const key of [LOGGED_IN, STARTED, LAST_ACTIVITY]) localStorage.removeItem(key);
  },
  touch(): void {
    localStorage.setItem(LAST_ACTIVITY, String(Date.now()));
  },
  lastActivity(): number {
    return Number(localStorage.getItem(LAST_ACTIVITY)) || 0;
  },
  /** Whether a storage event reports a sign-out in another tab. */
  isSignOut({ key, newValue }: StorageEvent): boolean {
    return key === LOGGED_IN && newValue === null;
  },
};
