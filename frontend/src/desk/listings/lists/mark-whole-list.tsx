import { useQueryClient } from '@tanstack/react-query';
import type { ListingStatusName } from '#common/listings/listing-status.js';
import type { AdminListQuery, AdminListingRow } from '#common/listings/desk/desk-calls.js';
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
}

interface MarkWholeListProps {
  state: ListingStatusName;
  list: WholeList;
  selection: RowSelection<AdminListingRow>;
}

/** Marks every notice of the filtered list, also those of other pages. Renders nothing if as many are marked. */
export function MarkWholeList({ state, list: { query, total }, selection }: MarkWholeListProps) {
  const queries = useQueryClient();
  const whole = useAction<void, AdminListingRow[]>({
    call: async () => {
      const rows: AdminListingRow[] = [];
      for (let page = 1, pages = 1; page <= pages; page++) {
        const wanted = { ...query, pagina: page, porPagina: PAGE_SIZE };
        const found = await queries.fetchQuery(adminQueries.list(state, wanted));
        rows.push(...found.rows);
        pages = found.pages;
      }
      return rows;
    },
    refreshes: [],
    onDone: (rows) => selection.mark(rows, true),
  });
  if (total <= selection.selected.size) return null;
  return (
    <Button variant="quiet" size="sm" busy={whole.busy} onClick={() => whole.run()}>
      Marcar los {total.toLocaleString('es-AR')} de la lista
    </Button>
  );
}
