import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.js';
import { ScreenHeader } from './screen-header.js';

interface ToolHeaderProps {
  title: string;
  list: { isFetching: boolean; refetch: () => unknown };
  /** Further actions. */
  children?: ReactNode;
}

/** Header of a screen that does not refresh by itself. */
export function ToolHeader({ title, list, children }: ToolHeaderProps) {
  return (
    <ScreenHeader title={title}>
      {children}
      <Button
        variant="secondary"
        size="sm"
        busy={list.isFetching}
        onClick={() => void list.refetch()}
        icon={<IconRefresh aria-hidden="true" className="size-5" />}
      >
        Actualizar
      </Button>
    </ScreenHeader>
  );
}
