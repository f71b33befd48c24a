import { hydrate, type QueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isInMarkup } from './in-markup.js';
import { matchScreen } from './navigation/match-screen.js';
import { Navigation } from './navigation/navigation.js';
import { PublicRouter } from './navigation/public-router.js';
import { PublicApp } from './public-app.js';
import { readPageData } from './page-data.js';
import { createQueryClient } from './queries.js';

/**
 * Brings the page to life; resolves when it is.
 * @param onHydrated is called in the commit that hydrates the page, before anything else renders
 */
export async function start(onHydrated: () => void): Promise<void> {
  const data = readPageData();
  const queries = createQueryClient();
  if (data) hydrate(queries, data.queries);
  // The screen that the server has rendered, so that hydration finds the same one.
  const { route, params } = matchScreen(window.location.pathname);
  const { Screen } = await route.load();
  const services = { queries, setStatus: () => undefined };
  const navigation = new Navigation(services, { params, Screen });
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const site = data?.site ?? {
    name: '',
    url: window.location.origin,
    tileUrl: '',
    tileAttribution: '',
    geocoderAttribution: '',
  };
  const app = (
    <PublicApp queries={queries} site={site}>
      <PublicRouter navigation={navigation} />
    </PublicApp>
  );
  await new Promise<void>((resolve) => {
    const living = (
      <Alive onHydrated={onHydrated} tell={resolve}>
        {app}
      </Alive>
    );
    // As a transition, so that it is done in small pieces and the page answers between them.
    startTransition(() => {
      if (data) hydrateRoot(root, living, { onRecoverableError: () => void askForLists(queries) });
      else createRoot(root).render(living);
    });
  });
}

/** Where hydration has failed React renders the page itself, for which it needs what the markup alone held. */
function askForLists(queries: QueryClient): Promise<void> {
  return queries.refetchQueries({ predicate: ({ state }) => isInMarkup(state.data) });
}

interface AliveProps {
  onHydrated: () => void;
  tell: () => void;
  children: ReactNode;
}

/** Tells when everything in it works. Its only child keeps the ids that the server gave. */
function Alive({ onHydrated, tell, children }: AliveProps) {
  useLayoutEffect(onHydrated, [onHydrated]);
  useEffect(tell, [tell]);
  return children;
}
