import { createContext, type ComponentType } from 'react';
import type { SearchFilters } from '#common/rules/search-filters.js';

/**
 * Parts of pages that only the server renders. It passes them by this context (entry-server.tsx), so that browsers load no code for them and
 * keep their markup.
 */
export interface ServerParts {
  FooterContent: ComponentType;
  SimilarSearches: ComponentType<{ filters: SearchFilters }>;
}

/** Null in the browser. */
export const ServerPartsContext = createContext<ServerParts | null>(null);
