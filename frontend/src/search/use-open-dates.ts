import { useState } from 'react';
import type { SearchFilters } from '#common/search/query/search-filters.js';

/** While typed dates are incomplete or invalid (`onTyped` of StayFields), a question has none: nothing is quoted or sent for former ones. */
export function useOpenDates() {
  const [isOpen, onTyped] = useState(false);
  const quoted = (filters: SearchFilters): SearchFilters =>
    isOpen ? { ...filters, arrival: null, departure: null, period: null } : filters;
  return { quoted, onTyped };
}
