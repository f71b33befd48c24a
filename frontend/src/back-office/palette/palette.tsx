import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import { searchPalette } from '#common/calls/contacts.js';
import { counted } from '#common/rules/text.js';
import { TIMINGS } from '#common/vocabulary/timings.js';
import { apiQuery } from '../../app/queries.js';
import { Badge } from '../../ui/badges.js';
import { Dialog } from '../../ui/dialog.js';
import { TextField } from '../../ui/text-field.js';
import { onOpenPalette } from './open-palette.js';
import { entriesOf, screensFor, type Entry } from './entries.js';

/** Command palette (Ctrl K or ⌘ K) for codes, contacts and screens. */
export function Palette() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      setOpen((isOpen) => isOpen || document.querySelector('dialog[open]') === null);
    };
    document.addEventListener('keydown', onKey);
    const stop = onOpenPalette(() => setOpen(true));
    return () => {
      document.removeEventListener('keydown', onKey);
      stop();
    };
  }, []);
  const close = (): void => setOpen(false);
  return (
    <Dialog open={open} onClose={close} title="Ir a…">
      <Search onDone={close} />
    </Dialog>
  );
}

/** Enter opens the first result; arrow keys move between results. */
function Search({ onDone }: { onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  const asked = typed.trim() !== '' && found.data ? entriesOf(found.data) : [];
  const entries = [...asked, ...screensFor(typed)];
  const place = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const links = [...(place.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    if (event.key === 'Enter' && at < 0) links[0]?.click();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (at + step < 0) place.current?.querySelector('input')?.focus();
    else links[Math.min(at + step, links.length - 1)]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the box and the links inside
    <div ref={place} onKeyDown={onKeyDown}>
      <TextField
        data-autofocus
        label="Código, contacto o pantalla"
        autoComplete="off"
        placeholder="ALQ-0001, Pérez, DNI, teléfono…"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <output className="mt-2 block min-h-6 text-sm text-ink-muted">
        {found.isFetching ? 'Buscando...' : counted(entries.length, 'resultado')}
      </output>
      <ul aria-label="Resultados" className="flex flex-col gap-1">
        {entries.map((entry) => (
          <li key={entry.key}>
            <EntryLink entry={entry} onFollow={onDone} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function EntryLink({ entry: { to, kind, title, text }, onFollow }: { entry: Entry; onFollow: () => void }) {
  return (
    <Link
      to={to}
      onClick={onFollow}
      className="flex items-center justify-between gap-3 rounded-field px-3 py-2 hover:bg-primary-soft focus-visible:bg-primary-tint"
    >
      <span className="min-w-0">
        <span className="block truncate font-semibold">{title}</span>
        <span className="block truncate text-sm text-ink-muted">{text}</span>
      </span>
      <Badge tone={kind === 'Pantalla' ? 'neutral' : 'primary'}>{kind}</Badge>
    </Link>
  );
}

/** Searches after a pause in typing. */
function useFound(typed: string) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), TIMINGS.filterDebounce);
    return () => clearTimeout(timer);
  }, [typed]);
  return useQuery({
    ...apiQuery(searchPalette, { q: settled }),
    enabled: settled !== '' && typed.trim() !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
