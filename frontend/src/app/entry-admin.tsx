import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { adminRoutes } from '../back-office/admin-routes.js';
import { readAdmin } from '../back-office/data/admin-api.js';
import { followNavigation } from '../back-office/frame/held-keys.js';
import { followLinks } from './follow-links.js';
import { readPageData } from './page-data.js';
import { createQueryClient } from './queries.js';
import { SiteProvider } from './site-context.js';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const site = readPageData()?.site ?? {
  name: 'Administración',
  url: window.location.origin,
  tileUrl: '',
  tileAttribution: '',
  geocoderAttribution: '',
};

const router = createBrowserRouter(adminRoutes);
router.subscribe(followNavigation);
/** Paths of the public site and files are loaded as separate pages. */
const isScreen = ({ pathname }: URL): boolean => `${pathname}/`.startsWith('/admin/');
followLinks(isScreen, (to, options) => void router.navigate(to, options));

createRoot(root).render(
  <StrictMode>
    <SiteProvider value={site}>
      <QueryClientProvider client={createQueryClient(readAdmin)}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SiteProvider>
  </StrictMode>,
);
