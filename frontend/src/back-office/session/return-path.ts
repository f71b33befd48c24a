import { adminPaths } from '../admin-paths.js';

const PARAMETER = 'volver';
/** Only compared with itself: addresses of the back office have no host of their own. */
const HERE = 'https://aqui.invalid';

/** The login, with the way back to the address that was asked for; the dashboard is where it leads anyway. */
export function loginPath(asked: string): string {
  const target = safePath(asked);
  return target === adminPaths.dashboard
    ? adminPaths.login
    : `${adminPaths.login}?${new URLSearchParams({ [PARAMETER]: target })}`;
}

/** Where a login leads: to an address of the back office that its query names, else to the dashboard. */
export function returnPath(search: string): string {
  return safePath(new URLSearchParams(search).get(PARAMETER) ?? '');
}

/** Another host, another part of the site and the login itself are no way back. */
function safePath(text: string): string {
  const url = URL.canParse(text, HERE) ? new URL(text, HERE) : undefined;
  const isOurs = url?.origin === HERE && url.pathname.startsWith('/admin/');
  if (!url || !isOurs || url.pathname.startsWith(adminPaths.login)) return adminPaths.dashboard;
  return url.pathname + url.search + url.hash;
}
