import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ComponentType } from 'react';
import type { FilterNames } from '#common/search/filters/filter.js';
import type { OpenStayValues } from '#common/search/filters/open-stay.js';
import type { SearchFilters, SortOrder } from '#common/search/query/search-filters.js';
import type { SearchAnswer } from '#common/search/query/search-calls.js';
import type { ListingCardProps } from './card-props.js';

/** What decides what stands instead of results. */
export interface NoResultsProps {
  search: { filters: SearchFilters; sort: SortOrder; page: number };
  names: FilterNames;
  set: (change: Partial<SearchFilters>, delay?: number) => void;
  /** Why the server asks for other dates or for a currency; undefined if nothing was found. */
  refusal?: string;
}

/** Nights and month of a search, and what follows a change. */
export interface OpenStayProps {
  values: OpenStayValues;
  onChange: (values: OpenStayValues) => void;
}

/**
 * Parts of pages that only the server renders. It passes them by this context (entry-server.tsx), so that browsers load no code for them and
 * keep their markup.
 */
export interface ServerParts {
  /** Markup of what is in the footer, rendered once for the same settings. */
  footerContent: string;
  /** The page of an address of results that is no search. */
  NotFound: ComponentType;
  /** Instead of results. */
  NoResults: ComponentType<NoResultsProps>;
  OpenStaySelects: ComponentType<OpenStayProps>;
  /** The page of a code that no notice has, and that of a notice that is not public. */
  ListingNotFound: ComponentType;
  ListingGone: ComponentType<{ code: string; reason: string }>;
  /** In the bar below the header; the footer has them too. */
  SocialLinks: ComponentType<{ className?: string }>;
  SentenceForm: ComponentType<{ sentence?: string }>;
  UnreadNote: ComponentType;
  SimilarSearches: ComponentType<{ filters: SearchFilters }>;
  /** Markup of a card's content, rendered once for the same properties (docs/decisions/0026). */
  cardContent: (card: ListingCardProps) => string;
  /**
   * Path of the picture of a search for shared links.
   * @param found what the page shows of the search
   * @returns undefined if it finds nothing
   */
  searchCard: (
    queries: QueryClient,
    filters: SearchFilters,
    found: Pick<SearchAnswer, 'total' | 'inmuebles'>,
  ) => string | undefined;
}

/** Null in the browser. */
export const ServerPartsContext = createContext<ServerParts | null>(null);
