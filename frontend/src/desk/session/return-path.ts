import { adminPaths } from '../admin-paths.js';

const PARAMETER = 'volver';
/** Dummy origin for relative URLs. */
const HERE = 'https://aqui.invalid';

/** Login path with the path to return to, unless it is the dashboard. */
export function loginPath(asked: string): string {
  const target = safePath(asked);
  return target === adminPaths.dashboard
    ? adminPaths.login
    : `${adminPaths.login}?${new URLSearchParams({ [PARAMETER]: target })}`;
}

/** Target after login: a path of the back office in the query, otherwise the dashboard. */
export function returnPath(search: string): string {
  return safePath(new URLSearchParams(search).get(PARAMETER) ?? '');
}

/** Other origins, other parts of the site and the login itself are refused. */
function safePath(text: string): string {
  const url = URL.canParse(text, HERE) ? new URL(text, HERE) : undefined;
  const isOurs = url?.origin === HERE && url.pathname.startsWith('/admin/');
  if (!url || !isOurs || url.pathname.startsWith(adminPaths.login)) return adminPaths.dashboard;
  return url.pathname + url.search + url.hash;
}
