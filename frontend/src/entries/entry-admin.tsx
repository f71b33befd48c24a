import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { adminRoutes } from './admin-routes.js';
import { readAdmin } from '../desk/data/admin-api.js';
import { followNavigation } from '../desk/frame/held-keys.js';
import { followLinks } from '../app/navigation/follow-links.js';
import { followMovedControls } from '../app/moved-controls.js';
import { readPageData } from '../app/markup/page-data.js';
import { createQueryClient } from '../app/queries.js';
import { SiteProvider } from '../app/site-context.js';

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
followMovedControls();
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
