import { IconBookmarkPlus, IconX } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { LENGTHS } from '#common/kernel/limits.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { focusNeighbour } from '../../../ui/first-focus.js';
import { Link } from '../../../ui/link.js';
import { TextField } from '../../../ui/text-field.js';
import { MOST_VIEWS, readViews, rememberViews, withView, type ListView } from './list-views.js';

/** Filters that the operator saved under names, as links; a form saves the current ones. */
export function SavedViews({ list, params }: { list: string; params: URLSearchParams }) {
  const [views, setViews] = useState(() => readViews(list));
  const [asking, setAsking] = useState(false);
  // Changes the stored views, which another tab may have changed since this one read them.
  const change = (changed: (stored: ListView[]) => ListView[]): void => {
    const next = changed(readViews(list));
    rememberViews(list, next);
    setViews(next);
  };
  const save = (name: string): void => {
    change((stored) => withView(stored, name, params));
    setAsking(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      {views.length > 0 && (
        <ul aria-label="Vistas guardadas" className="flex flex-wrap gap-2">
          {views.map((view) => (
            <li key={view.name} className="inline-flex items-center rounded-full bg-primary-tint">
              <Link
                to={view.search || '?'}
                className="inline-flex min-h-9 items-center rounded-full pl-3.5 pr-1 text-sm font-semibold text-primary-press hover:underline"
              >
                {view.name}
              </Link>
              <button
                type="button"
                aria-label={`Quitar la vista ${view.name}`}
                onClick={({ currentTarget }) => {
                  focusNeighbour(currentTarget);
                  change((stored) => stored.filter(({ name }) => name !== view.name));
                }}
                className="inline-flex size-9 items-center justify-center rounded-full text-primary-press hover:bg-primary hover:text-white"
              >
                <IconX aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {views.length < MOST_VIEWS && (
        <Button
          variant="quiet"
          size="sm"
          onClick={() => setAsking(true)}
          icon={<IconBookmarkPlus aria-hidden="true" className="size-5" />}
        >
          Guardar vista
        </Button>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} title="Guardar vista">
        <NameForm onSave={save} />
      </Dialog>
    </div>
  );
}

function NameForm({ onSave }: { onSave: (name: string) => void }) {
  const [name, setName] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return setFault('Escribí un nombre para la vista.');
    onSave(name.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-ink-soft">
        Se guardan en este dispositivo los filtros y el orden actuales, sin lo que escribiste en la búsqueda.
      </p>
      <TextField
        data-autofocus
        label="Nombre"
        maxLength={LENGTHS.viewName}
        autoComplete="off"
        value={name}
        error={fault}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="flex justify-end">
        <Button submit>Guardar</Button>
      </div>
    </form>
  );
}
