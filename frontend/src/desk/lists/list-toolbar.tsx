import { IconColumns3 } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.js';
import { Checkbox } from '../../ui/checkbox.js';
import { Dialog } from '../../ui/dialog.js';
import { readLook, rememberLook, withColumn, type ListLook } from './list-look.js';
import { SavedViews } from './filters/saved-views.js';

interface ListToolbarProps {
  /** Name under which the device keeps views and look. */
  list: string;
  params: URLSearchParams;
  look: ListLook;
  onLook: (look: ListLook) => void;
  /** Columns that may be hidden. */
  columns: readonly { key: string; label: string }[];
  /** Further actions. */
  children?: ReactNode;
}

/** Saved views of a list, and which columns it shows. */
export function ListToolbar({ list, params, look, onLook, columns, children }: ListToolbarProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
      <SavedViews list={list} params={params} />
      <div className="ml-auto flex flex-wrap items-center gap-3">
        {children}
        <span className="hidden wide:block">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => setOpen(true)}
            icon={<IconColumns3 aria-hidden="true" className="size-5" />}
          >
            Columnas
          </Button>
        </span>
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Columnas">
        <Checkbox
          data-autofocus
          label="Filas compactas"
          checked={look.compact}
          onChange={({ target }) => onLook({ ...look, compact: target.checked })}
        />
        <fieldset className="mt-2 border-t border-line pt-2">
          <legend className="sr-only">Columnas que se ven</legend>
          {columns.map(({ key, label }) => (
            <Checkbox
              key={key}
              label={label}
              checked={!look.hidden.includes(key)}
              onChange={({ target }) => onLook(withColumn(look, key, target.checked))}
            />
          ))}
        </fieldset>
      </Dialog>
    </div>
  );
}

/** Every column, usual rows. */
const WHOLE: ListLook = { hidden: [], compact: false };

/** The look of a list, kept on the device; `first` until it is changed. */
export function useListLook(list: string, first: ListLook = WHOLE): [ListLook, (look: ListLook) => void] {
  const [look, setLook] = useState(() => readLook(list, first));
  const change = (next: ListLook): void => {
    rememberLook(list, next);
    setLook(next);
  };
  return [look, change];
}
