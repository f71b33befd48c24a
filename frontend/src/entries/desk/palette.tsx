import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { searchPalette, type PaletteAnswer } from '#common/contacts/contact-calls.js';
import { counted } from '#common/kernel/text.js';
import { TIMINGS } from '#common/kernel/time/timings.js';
import { apiQuery } from '../../app/queries.js';
import { Badge } from '../../ui/badges.js';
import { Dialog } from '../../ui/dialog.js';
import { TextField } from '../../ui/text-field.js';
import { useMyAccount } from '../../desk/session/my-account.js';
import { useShortcuts } from '../../desk/frame/shortcuts.js';
import { useSignOut } from '../../desk/accounts/sign-in/use-sign-out.js';
import { onOpenPalette, PALETTE_KEYS } from './open-palette.js';
import { readCommand } from './palette-commands.js';
import { deskActionsFor } from './desk-actions.js';
import { actionsWith, entriesOf, entriesOfCommand, screensFor } from './palette-entries.js';
import type { Entry } from './palette-entry.js';
import { actionsOn, isVerb, useOpenNotice } from './notice-actions.js';

/** Command palette (Ctrl K or ⌘ K) for codes, streets, contacts, actions and screens. */
export function Palette() {
  const [open, setOpen] = useState(false);
  useEffect(() => onOpenPalette(() => setOpen(true)), []);
  useShortcuts([
    {
      ...PALETTE_KEYS,
      text: 'Buscar un código, una calle, un contacto, una acción o una pantalla',
      everywhere: true,
      run: () => setOpen((isOpen) => isOpen || document.querySelector('dialog[open]') === null),
    },
  ]);
  const close = (): void => setOpen(false);
  return (
    <Dialog open={open} onClose={close} title="Ir a…">
      <Search onDone={close} />
    </Dialog>
  );
}

/** Enter opens the first result for the typed text once it has arrived; without text it does nothing. Arrow keys move between results. */
function Search({ onDone }: { onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const command = readCommand(typed, isVerb);
  const found = useFound(command?.notice ?? typed);
  const wanted = useRef<string | null>(null);
  const role = useMyAccount()?.role;
  const open = useOpenNotice();
  const { signOut } = useSignOut();
  const asked = typed.trim() !== '' && found.data ? answersTo(found.data) : [];
  const here = open ? actionsWith(actionsOn(open, role), typed) : [];
  const entries = distinct([...here, ...asked, ...deskActionsFor(typed, role), ...screensFor(typed)]);
  const place = useRef<HTMLDivElement>(null);
  function answersTo(data: PaletteAnswer): Entry[] {
    return command ? entriesOfCommand(data, command.verb, role) : entriesOf(data, role);
  }
  useEffect(() => {
    if (!found.isCurrent || wanted.current !== typed) return;
    wanted.current = null;
    place.current?.querySelector('a')?.click();
  }, [found.isCurrent, typed]);
  const openFirst = (): void => {
    if (typed.trim() === '') return;
    if (found.isCurrent) return place.current?.querySelector('a')?.click();
    wanted.current = typed;
    found.askNow();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const links = [...(place.current?.querySelectorAll('a') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    if (event.key === 'Enter' && at < 0) openFirst();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (at + step < 0) place.current?.querySelector('input')?.focus();
    else links[Math.min(at + step, links.length - 1)]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the box and the links inside
    <div ref={place} onKeyDown={onKeyDown}>
      <TextField
        data-autofocus
        label="Código, calle, contacto o pantalla"
        autoComplete="off"
        placeholder="ALQ-0001, Calle 21, Pérez, DNI, teléfono, pago…"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <output className="mt-2 block min-h-6 text-sm text-ink-muted">
        {found.isFetching ? 'Buscando...' : counted(entries.length, 'resultado')}
      </output>
      <ul aria-label="Resultados" className="flex flex-col gap-1">
        {entries.map((entry) => (
          <li key={entry.key}>
            <EntryLink
              entry={entry}
              onFollow={(event) => {
                if (entry.signsOut) {
                  event.preventDefault();
                  signOut();
                }
                onDone();
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The first of the entries with the same key: the notice on the screen may also be the one that was found. */
function distinct(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.toReversed().map((entry) => [entry.key, entry])).values()].toReversed();
}

interface EntryLinkProps {
  entry: Entry;
  onFollow: (event: MouseEvent) => void;
}

function EntryLink({ entry, onFollow }: EntryLinkProps) {
  const { to, kind, title, text, edit } = entry;
  return (
    <Link
      to={to}
      state={edit && { edit }}
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

/** Searches after a pause in typing. Until the answer is there, the results are those of an earlier text. */
function useFound(typed: string) {
  const text = typed.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TIMINGS.filterDebounce);
    return () => clearTimeout(timer);
  }, [text]);
  const { data, isFetching, isPending, isPlaceholderData } = useQuery({
    ...apiQuery(searchPalette, { q: settled }),
    enabled: settled !== '' && text !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const isCurrent = text === '' || (settled === text && !isPending && !isPlaceholderData);
  return { data, isFetching, isCurrent, askNow: () => setSettled(text) };
}
