import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AdminListingRow } from '#common/wire/admin.js';
import { cx } from '../../ui/classes.js';
import { DataTable, type Column } from '../../ui/data-table.js';
import { Pager } from '../../ui/pager.js';
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.js';
import { useMedia } from '../../ui/use-media.js';
import { loadErrorText, type ListPage } from '../data/admin-api.js';
import { searchOfPage } from './list-address.js';
import { useRowKeys } from './use-row-keys.js';

interface ListingResultsProps {
  caption: string;
  query: UseQueryResult<ListPage<AdminListingRow>>;
  columns: readonly Column<AdminListingRow>[];
  /** A row below 1024 px, where a table does not fit. */
  card: (row: AdminListingRow) => ReactNode;
  loadingText: string;
  emptyText: string;
  /** What can be done about nothing. */
  emptyHelp?: ReactNode;
}

const WIDE = '(width >= 1024px)';

/** What a list of the operator found: a table, or cards, with its count, its pages and its failures. */
export function ListingResults({ query, loadingText, emptyText, emptyHelp, ...look }: ListingResultsProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  if (error)
    return <ErrorState title={loadErrorText(error)} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <div aria-busy={isFetching}>
      <output className="mb-3 block min-h-6 font-semibold tabular-nums text-ink-muted">
        {data ? countLine(data) : loadingText}
      </output>
      {!data && <LoadingRows />}
      {data?.rows.length === 0 && <EmptyState title={emptyText}>{emptyHelp}</EmptyState>}
      {data && data.rows.length > 0 && (
        <Rows {...look} data={data} className={isPlaceholderData ? 'opacity-60' : undefined} />
      )}
    </div>
  );
}

function Rows({
  data,
  caption,
  columns,
  card,
  className,
}: Pick<ListingResultsProps, 'caption' | 'columns' | 'card'> & {
  data: ListPage<AdminListingRow>;
  className?: string;
}) {
  const isWide = useMedia(WIDE);
  const [params] = useSearchParams();
  const place = useRef<HTMLDivElement>(null);
  useRowKeys(place);
  return (
    <div ref={place} className={cx('transition-opacity duration-200', className)}>
      {isWide ? (
        <DataTable caption={caption} captionHidden columns={columns} rows={data.rows} keyOf={keyOf} />
      ) : (
        <ul aria-label={caption} className="grid gap-3 tablet:grid-cols-2">
          {data.rows.map((row) => (
            <li key={keyOf(row)}>{card(row)}</li>
          ))}
        </ul>
      )}
      <Pager
        page={data.page}
        pages={data.pages}
        text={`Página ${data.page} de ${data.pages}`}
        hrefOf={(page) => searchOfPage(params, page) || '?'}
        className="mt-6"
      />
    </div>
  );
}

function LoadingRows() {
  return (
    <div className="flex flex-col gap-3">
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-20 rounded-card" />
      ))}
    </div>
  );
}

function countLine({ total }: ListPage<AdminListingRow>): string {
  return total === 1 ? '1 inmueble' : `${total.toLocaleString('es-AR')} inmuebles`;
}

const keyOf = ({ idInmuebles }: AdminListingRow): number => idInmuebles;
