import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { exportList, exportListAsWorkbook, type AdminListingRow } from '#common/listings/desk/desk-calls.js';
import { ADMIN_LIST_MESSAGES } from '#common/listings/desk/desk-messages.js';
import { adminQueries } from '../../data/listing-queries.js';
import { ScreenHeader } from '../../frame/screen-header.js';
import { useTitle } from '../../frame/use-title.js';
import { ExportList } from '../../lists/export-list.js';
import { FilterBar, type FilterBarProps } from '../../lists/filters/filter-bar.js';
import { useListColumns, type ListColumn } from '../../lists/list-columns.js';
import { ListResults } from '../../lists/list-results.js';
import { ListToolbar } from '../../lists/list-toolbar.js';
import { useRowSelection } from '../../lists/row-selection.js';
import { selectColumn } from '../../lists/select-column.js';
import { BulkBar } from './bulk-bar.js';
import { fileOfList, type ListRequest } from './list-filters.js';
import { AdminListingCard } from './listing-card.js';

interface NoticeListProps<Name extends string> {
  /** Under which the device keeps columns and views. */
  name: string;
  title: string;
  request: ListRequest;
  bar: FilterBarProps<Name>;
  order: { value: string; onChange: (order: string) => void };
  columns: readonly ListColumn<AdminListingRow>[];
  /** Columns that are hidden until the operator shows them. */
  hidden?: readonly string[];
  /** Without rows, and without rows that match the filters. */
  empty: { emptyText: string; emptyIcon?: ReactNode; emptyHelp?: ReactNode };
  noMatchText: string;
}

/** A list of notices of one status: filters, columns, files, and actions on marked rows. */
export function NoticeList<Name extends string>(props: NoticeListProps<Name>) {
  const { name, title, request, bar, order, hidden = [] } = props;
  const { state, query } = request;
  const { params, narrowing } = bar.filters;
  const list = useQuery(adminQueries.list(state, query));
  const selection = useRowSelection<AdminListingRow>(state, ({ idInmuebles }) => idInmuebles);
  const select = selectColumn(list.data?.rows ?? [], selection);
  const columns = useListColumns(name, [select, ...props.columns], { order, hidden });
  useTitle(title);
  return (
    <div className="mx-auto max-w-[90rem] p-4 tablet:px-6 tablet:py-8">
      <ScreenHeader title={title}>
        <ListToolbar list={name} params={params} columns={columns}>
          <ExportList
            csv={exportList}
            excel={exportListAsWorkbook}
            body={fileOfList(request)}
            name="avisos"
          />
        </ListToolbar>
      </ScreenHeader>
      <FilterBar {...bar} />
      <ListResults
        caption={title}
        query={list}
        columns={columns.shown}
        card={(row) => <AdminListingCard row={row} selection={selection} />}
        keyOf={({ idInmuebles }) => idInmuebles}
        noun={['inmueble', 'inmuebles']}
        loadingText={ADMIN_LIST_MESSAGES.activeLoading}
        {...props.empty}
        filters={{ ...narrowing, noMatchText: props.noMatchText }}
      />
      <BulkBar
        state={state}
        selection={selection}
        list={{ query, total: list.data?.total ?? 0, rows: list.data?.rows ?? [] }}
      />
    </div>
  );
}
