import { counted, numberText } from '#common/kernel/text.js';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { cx } from '../../ui/classes.js';
import { DataTable, type Column } from '../../ui/data-table.js';
import { Pager } from '../../ui/pager.js';
import { ErrorState, Skeleton } from '../../ui/states.js';
import { useMedia } from '../../ui/use-media.js';
import { loadErrorText, type ListPage } from '../data/admin-api.js';
import { EmptyList, type EmptyListProps } from './empty-list.js';
import { searchOfPage } from './filters/list-address.js';
import { openRow } from './open-row.js';
import { useRowKeys } from './use-row-keys.js';

interface RowsProps<Row> {
  caption: string;
  /** Of the table on wide screens; without them a list of cards, one below the other. */
  columns?: readonly Column<Row>[];
  /** A row as a card, below 1200 px. */
  card: (row: Row) => ReactNode;
  keyOf: (row: Row) => string | number;
  /** Label of the pages; `Página 2 de 9` by default. */
  pageText?: (page: ListPage<Row>) => string;
  /** Includes first and last page. */
  ends?: boolean;
}

interface ListResultsProps<Row> extends RowsProps<Row>, EmptyListProps {
  query: UseQueryResult<ListPage<Row>>;
  /** Noun for the count: `['inmueble', 'inmuebles']`. */
  noun: readonly [one: string, many: string];
  loadingText: string;
  /** Error text; the specification's by default. */
  errorText?: (error: unknown) => string;
}

/** Narrower tables cut names in the middle of words. */
const WIDE = '(width >= 1200px)';

/** Results of an operator list: table or cards, count, pages, error state. Rows that cannot be read again stay below the error. */
export function ListResults<Row>(props: ListResultsProps<Row>) {
  const {
    query,
    noun,
    loadingText,
    emptyText,
    emptyIcon,
    emptyHelp,
    filters,
    errorText = loadErrorText,
    ...look
  } = props;
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  /** Rows of the present filters are not known: nothing is loaded, or the empty page is that of the former filters. */
  const isUnknown = !data || (isPlaceholderData && data.rows.length === 0);
  const problem = error && (
    <ErrorState title={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
  );
  if (problem && isUnknown) return problem;
  return (
    <div aria-busy={isFetching}>
      {problem && <div className="mb-4">{problem}</div>}
      <output className="mb-2 block min-h-6 font-semibold tabular-nums text-ink-muted">
        {isUnknown ? loadingText : counted(data.total, ...noun)}
      </output>
      {isUnknown && <LoadingRows />}
      {!isUnknown && data.rows.length === 0 && (
        <EmptyList {...{ emptyText, emptyIcon, emptyHelp, filters }} total={data.total} />
      )}
      {!isUnknown && data.rows.length > 0 && (
        <Rows {...look} data={data} className={isPlaceholderData ? 'opacity-60' : undefined} />
      )}
    </div>
  );
}

function Rows<Row>({
  data,
  caption,
  columns,
  card,
  keyOf,
  pageText = pageLine,
  ends,
  className,
}: RowsProps<Row> & { data: ListPage<Row>; className?: string }) {
  const isWide = useMedia(WIDE);
  const [params] = useSearchParams();
  const place = useRef<HTMLDivElement>(null);
  useRowKeys(place);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the row's link does the same by keyboard
    <div ref={place} onClick={openRow} className={cx('transition-opacity duration-200', className)}>
      {isWide && columns ? (
        <DataTable caption={caption} captionHidden columns={columns} rows={data.rows} keyOf={keyOf} compact />
      ) : (
        <ul aria-label={caption} className={cx('grid gap-3', columns && 'tablet:grid-cols-2')}>
          {data.rows.map((row) => (
            <li key={keyOf(row)}>{card(row)}</li>
          ))}
        </ul>
      )}
      <Pager
        page={data.page}
        pages={data.pages}
        text={pageText(data)}
        hrefOf={(page) => searchOfPage(params, page) || '?'}
        ends={ends}
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

function pageLine({ page, pages }: ListPage<unknown>): string {
  return `Página ${numberText(page)} de ${numberText(pages)}`;
}
