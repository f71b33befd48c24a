import { SCREENS, type ScreenModule, type ScreenRoute } from './public-routes.js';
import { Redirection, type Params, type RouteServices } from '../app/navigation/route-services.js';
import { paramsOf, partsOf } from '../app/navigation/path-pattern.js';
import type { SiteLocation } from '../app/navigation/site-location.js';

export interface MatchedScreen {
  route: ScreenRoute;
  params: Params;
}

const PATTERNS = SCREENS.map((route) => ({ route, wanted: partsOf(route.path) }));

/** The screen of a path; the not-found screen for unknown paths. */
export function matchScreen(pathname: string): MatchedScreen {
  const given = partsOf(pathname);
  for (const { route, wanted } of PATTERNS) {
    const params = paramsOf(wanted, given);
    if (params) return { route, params };
  }
  throw new Error('No screen for unknown addresses');
}

/** A screen with its module and data loaded, or a redirect. */
export async function loadScreen(
  { route, params }: MatchedScreen,
  services: RouteServices,
  { pathname, search }: SiteLocation,
): Promise<{ screen: ScreenModule; redirection?: Redirection }> {
  const screen = await route.load();
  const query = new URLSearchParams(search);
  const answer = await screen.prepare?.(services, { params, pathname, query });
  return answer instanceof Redirection ? { screen, redirection: answer } : { screen };
}
