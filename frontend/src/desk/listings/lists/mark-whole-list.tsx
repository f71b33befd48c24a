import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import type { AdminListQuery, AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { numberText } from '#common/kernel/text.js';
import { Button } from '../../../ui/button.js';
import { adminQueries } from '../../data/listing-queries.js';
import { useAction } from '../../data/use-action.js';
import type { RowSelection } from '../../lists/row-selection.js';

/** Rows of one request; the most that the server sends (platform/http/answers/list-page). */
const PAGE_SIZE = 500;

/** A filtered list, of which the screen shows one page. */
export interface WholeList {
  query: AdminListQuery;
  total: number;
  /** The page that is shown. */
  rows: readonly AdminListingRow[];
}

interface MarkWholeListProps {
  state: ListingStatusName;
  list: WholeList;
  selection: RowSelection<AdminListingRow>;
}

/**
 * Marks every notice of the filtered list, also those of other pages. Renders nothing if the list is known to be marked: after that, or if its
 * only page is. The number of marked notices alone does not tell, because they can come from other filters.
 */
export function MarkWholeList({ state, list: { query, total, rows }, selection }: MarkWholeListProps) {
  const queries = useQueryClient();
  const list = JSON.stringify({ ...query, pagina: 1, orden: '' });
  const [markedList, setMarkedList] = useState<string>();
  const whole = useAction<void, AdminListingRow[]>({
    call: async () => {
      const all: AdminListingRow[] = [];
      for (let page = 1, pages = 1; page <= pages; page++) {
        const wanted = { ...query, pagina: page, porPagina: PAGE_SIZE };
        const found = await queries.fetchQuery(adminQueries.list(state, wanted));
        all.push(...found.rows);
        pages = found.pages;
      }
      return all;
    },
    refreshes: [],
    onDone: (all) => {
      selection.mark(all, true);
      setMarkedList(list);
    },
  });
  const isOnPage =
    total <= rows.length && rows.every(({ idInmuebles }) => selection.selected.has(idInmuebles));
  if (isOnPage || (markedList === list && total <= selection.selected.size)) return null;
  return (
    <Button variant="quiet" size="sm" busy={whole.busy} onClick={() => whole.run()}>
      Marcar los {numberText(total)} de la lista
    </Button>
  );
}
