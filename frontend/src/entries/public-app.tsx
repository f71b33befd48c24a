import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { StrictMode, type ReactNode } from 'react';
import type { SiteSettings } from '#common/site/site-shapes.js';
import { SiteProvider } from '../app/site-context.js';

interface PublicAppProps {
  queries: QueryClient;
  site: SiteSettings;
  children: ReactNode;
}

/** Providers around every public screen, on the server and in the browser. */
export function PublicApp({ queries, site, children }: PublicAppProps) {
  return (
    <StrictMode>
      <SiteProvider value={site}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </SiteProvider>
    </StrictMode>
  );
}
