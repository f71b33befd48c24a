import { IconCircleCheck, IconAlertTriangle, IconX } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { TIMINGS } from '#common/vocabulary/timings.js';
import { IconButton } from '../../ui/button.js';
import { cx } from '../../ui/classes.js';

interface Notice {
  id: number;
  kind: 'done' | 'failed';
  text: string;
}

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** Shows a brief notice, also across a change of screen. */
export function notice(kind: Notice['kind'], text: string): void {
  lastId += 1;
  set([...notices, { id: lastId, kind, text }]);
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
  return (
    <output
      aria-label="Notificaciones"
      className="pointer-events-none fixed inset-x-4 top-4 z-40 flex flex-col items-center gap-2"
    >
      {shown.map((item) => (
        <NoticeCard key={item.id} {...item} />
      ))}
    </output>
  );
}

function NoticeCard({ id, kind, text }: Notice) {
  useEffect(() => {
    const timer = setTimeout(() => set(notices.filter((other) => other.id !== id)), TIMINGS.contactNotice);
    return () => clearTimeout(timer);
  }, [id]);
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
      <IconButton
        label="Cerrar la notificación"
        variant="onDark"
        onClick={() => set(notices.filter((other) => other.id !== id))}
      >
        <IconX aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
