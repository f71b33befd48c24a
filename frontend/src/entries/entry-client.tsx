import { startTransition, useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { EarlyInput } from './early-input.js';
import { matchScreen } from './match-screen.js';
import { moveEarlyInput } from './move-early-input.js';
import { Navigation } from './navigation.js';
import { PublicRouter } from './public-router.js';
import { PublicApp } from './public-app.js';
import { readPageData } from '../app/markup/page-data.js';
import { createQueryClient, restoreQueries } from '../app/queries.js';

/** Hydrates the page and repeats the input from before; resolves when it is interactive. */
export async function start(early: EarlyInput): Promise<void> {
  const onHydrated = (): void => moveEarlyInput(early);
  const data = readPageData();
  const queries = createQueryClient();
  if (data) restoreQueries(queries, data.queries);
  const watching = import('../site/search/favourites/watch-page.js');
  // Awaited below; a failure before that is reported there.
  watching.catch(() => undefined);
  // The server-rendered screen; loaded first, so that hydration matches.
  const { route, params } = matchScreen(window.location.pathname);
  const { Screen } = await route.load();
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const site = data?.site ?? {
    name: '',
    url: window.location.origin,
    tileUrl: '',
    tileAttribution: '',
    geocoderAttribution: '',
  };
  const services = { queries, site, setStatus: () => undefined };
  const navigation = new Navigation(services, { params, Screen });
  const app = (
    <PublicApp queries={queries} site={site}>
      <PublicRouter navigation={navigation} />
    </PublicApp>
  );
  let replaced: Promise<void> | undefined;
  await new Promise<void>((resolve) => {
    const tree = (
      <Hydrated onHydrated={onHydrated} tell={resolve}>
        {app}
      </Hydrated>
    );
    // A transition, so that hydration is interruptible.
    startTransition(() => {
      if (data)
        hydrateRoot(root, tree, {
          onRecoverableError: (error) => {
            reportError(error);
            replaced ??= import('./replaced-page.js').then(({ fillReplacedPage }) =>
              fillReplacedPage(queries),
            );
          },
        });
      else createRoot(root).render(tree);
    });
  });
  await replaced;
  // Before the recorded presses are repeated. Without it no favourite works, so the page is loaded again as without any other file.
  (await watching).watchPage();
  void import('./offline/register-worker.js')
    .then(({ registerWorker }) => registerWorker())
    .catch(() => undefined);
}

interface HydratedProps {
  onHydrated: () => void;
  tell: () => void;
  children: ReactNode;
}

/** Reports the end of hydration. As the only child it keeps the ids from the server. */
function Hydrated({ onHydrated, tell, children }: HydratedProps) {
  useLayoutEffect(onHydrated, [onHydrated]);
  useEffect(tell, [tell]);
  return children;
}
