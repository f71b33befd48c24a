import { hydrate } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { PublicApp } from './public-app.js';
import { readPageData } from './page-data.js';
import { createQueryClient } from './queries.js';
import { publicRoutes } from './public-routes.js';
import { loaderMaker } from './route-services.js';

/** Loads the screen that the server has rendered, so that hydration finds the same one. */
async function loadMatchedScreens(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

async function start(): Promise<void> {
  const data = readPageData();
  const queries = createQueryClient();
  if (data) hydrate(queries, data.queries);
  const routes = publicRoutes(loaderMaker(() => ({ queries, setStatus: () => undefined })));
  await loadMatchedScreens(routes);
  const router = createBrowserRouter(
    routes,
    data ? { hydrationData: { loaderData: data.loaderData ?? {} } } : {},
  );
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const site = data?.site ?? { name: '', url: window.location.origin, tileUrl: '', tileAttribution: '' };
  const app = (
    <PublicApp queries={queries} site={site}>
      <RouterProvider router={router} />
    </PublicApp>
  );
  if (data) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

void start();
