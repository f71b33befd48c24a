import { IconColumns3 } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.js';
import { Checkbox } from '../../ui/checkbox.js';
import { Dialog } from '../../ui/dialog.js';
import type { ListColumns } from './list-columns.js';
import { SavedViews } from './filters/saved-views.js';

interface ListToolbarProps {
  /** Name under which the device keeps the views. */
  list: string;
  params: URLSearchParams;
  /** Without it the list has no columns. */
  columns?: Pick<ListColumns<never>, 'choices' | 'show'>;
  /** Further actions. */
  children?: ReactNode;
}

/** Saved views of a list, and which columns it shows; in the header of its screen. */
export function ListToolbar({ list, params, columns, children }: ListToolbarProps) {
  return (
    <>
      <SavedViews list={list} params={params} />
      {children}
      {columns && <ColumnChoice {...columns} />}
    </>
  );
}

function ColumnChoice({ choices, show }: NonNullable<ListToolbarProps['columns']>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => setOpen(true)}
        icon={<IconColumns3 aria-hidden="true" className="size-5" />}
        className="narrow:hidden"
      >
        Columnas
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Columnas">
        <fieldset>
          <legend className="sr-only">Columnas que se ven</legend>
          {choices.map(({ key, label, isShown }) => (
            <Checkbox
              key={key}
              label={label}
              checked={isShown}
              onChange={({ target }) => show(key, target.checked)}
            />
          ))}
        </fieldset>
      </Dialog>
    </>
  );
}
