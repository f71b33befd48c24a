import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { adminRoutes } from '../back-office/admin-routes.js';
import { readAdmin } from '../back-office/data/admin-api.js';
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

createRoot(root).render(
  <StrictMode>
    <SiteProvider value={site}>
      <QueryClientProvider client={createQueryClient(readAdmin)}>
        <RouterProvider router={createBrowserRouter(adminRoutes)} />
      </QueryClientProvider>
    </SiteProvider>
  </StrictMode>,
);
