import { IconFilterOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../ui/button.js';
import { focusHeading } from '../../ui/first-focus.js';
import { EmptyState } from '../../ui/states.js';
import { searchOfPage } from './filters/list-address.js';
import type { ListNarrowing } from './filters/use-list-filters.js';

export interface EmptyListProps {
  /** Shown if the list has no rows at all. */
  emptyText: string;
  /** Icon for a list without rows, where that is good news. */
  emptyIcon?: ReactNode;
  /** What happens next in a list without rows. */
  emptyHelp?: ReactNode;
  /** Omitted for a list without filters. The text is shown if no row matches them. */
  filters?: ListNarrowing & { noMatchText: string };
}

/** A page without rows: the list has none, the filters leave out all of them, or the list has become shorter than this page. */
export function EmptyList({ total, ...props }: EmptyListProps & { total: number }) {
  const [params] = useSearchParams();
  const { emptyText, emptyIcon, emptyHelp, filters } = props;
  if (total > 0)
    return (
      <EmptyState title="La lista ya no llega hasta esta página.">
        <ButtonLink to={searchOfPage(params, 1) || '?'} variant="secondary">
          Ir a la primera página
        </ButtonLink>
      </EmptyState>
    );
  if (filters?.isFiltered) return <NoMatch text={filters.noMatchText} onClear={filters.clear} />;
  return (
    <EmptyState title={emptyText} icon={emptyIcon}>
      {emptyHelp}
    </EmptyState>
  );
}

interface NoMatchProps {
  text: string;
  onClear: () => void;
}

/** The filters leave out every row. */
export function NoMatch({ text, onClear }: NoMatchProps) {
  return (
    <EmptyState title={text} icon={<IconFilterOff className="size-8" />}>
      <Button
        variant="secondary"
        onClick={() => {
          focusHeading();
          onClear();
        }}
      >
        Quitar filtros
      </Button>
    </EmptyState>
  );
}
