import { IconCircleCheck, IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { TIMINGS } from '#common/vocabulary/timings.js';
import { UNDO_SECONDS } from '#common/rules/rejection.js';
import { Button, IconButton } from '../../ui/button.js';
import { cx } from '../../ui/classes.js';
import { useSingleKey } from '../detail/use-single-key.js';

/** A button of a notice, also on the key Z: takes back what the notice reports. */
interface NoticeAction {
  label: string;
  run: () => void;
  /** How long it is offered; as long as a rejection can be undone by default. */
  seconds?: number;
}

interface Notice {
  id: number;
  kind: 'done' | 'failed';
  text: string;
  action: NoticeAction | undefined;
}

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** Shows a brief notice, also across a change of screen. */
export function notice(kind: Notice['kind'], text: string, action?: NoticeAction): void {
  lastId += 1;
  set([...notices, { id: lastId, kind, text, action }]);
}

function remove(id: number): void {
  set(notices.filter((other) => other.id !== id));
}

/** Runs the action of a notice once. */
function take({ id, action }: Notice): void {
  remove(id);
  action?.run();
}

/** Container of notices, in the frame, so that they survive a change of screen. */
export function Notices() {
  const shown = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notices,
  );
  useSingleKey('z', () => {
    const last = shown.findLast(({ action }) => action);
    if (last) take(last);
  });
  return (
    <output
      aria-label="Notificaciones"
      className="pointer-events-none fixed inset-x-4 top-4 z-40 flex flex-col items-center gap-2"
    >
      {shown.map((item) => (
        <NoticeCard key={item.id} item={item} />
      ))}
    </output>
  );
}

function NoticeCard({ item }: { item: Notice }) {
  const { id, kind, text, action } = item;
  const shownMs = action ? (action.seconds ?? UNDO_SECONDS) * 1_000 : TIMINGS.contactNotice;
  useEffect(() => {
    const timer = setTimeout(() => remove(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, shownMs]);
  const Icon = kind === 'done' ? IconCircleCheck : IconAlertTriangle;
  return (
    <div
      className={cx(
        'pointer-events-auto flex max-w-full animate-rise items-center gap-3 rounded-card py-1 pl-4 pr-1 font-semibold shadow-dialog',
        kind === 'done' ? 'bg-success text-white' : 'bg-danger text-white',
      )}
      data-on-dark
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <p>{text}</p>
      {action && (
        <Button variant="onDark" size="sm" aria-keyshortcuts="Z" onClick={() => take(item)}>
          {action.label}
        </Button>
      )}
      <IconButton label="Cerrar la notificación" variant="onDark" onClick={() => remove(id)}>
        <IconX aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
