import { IconAlertTriangle, IconCircleCheck, IconClockHour4, IconX } from '@tabler/icons-react';
import { useEffect, useId, type ReactNode } from 'react';
import { deadlineMs } from '../../app/timings.js';
import { TIMINGS } from '#common/kernel/time/timings.js';
import { UNDO_SECONDS } from '#common/kernel/time/take-back.js';
import { Button, IconButton } from '../../ui/button.js';
import { cx } from '../../ui/classes.js';
import { SharedValue, useSharedValue } from '../session/shared-value.js';
import { useShortcuts } from './shortcuts.js';

/** Button of a notification, also on the key Z: undoes what the notification reports. */
interface NotificationAction {
  label: string;
  run: () => void;
  /** Seconds for which the action is offered; by default those in which a rejection can be undone. */
  seconds?: number;
}

interface ShownNotification {
  id: number;
  /** `busy` stays until it is changed. */
  kind: 'done' | 'failed' | 'busy';
  text: string;
  action?: NotificationAction | undefined;
  /** Shown below the text. The notification is then a non-modal dialog; a failure stays until it is closed. */
  details?: ReactNode;
}

/** What was told, and when. */
export interface PastNotification extends ShownNotification {
  at: string;
}

/** Past notifications beyond these are forgotten. */
const MOST_PAST = 10;

const notifications = new SharedValue<readonly ShownNotification[]>([]);
/** The newest first. */
export const pastNotifications = new SharedValue<readonly PastNotification[]>([]);
let lastId = 0;

function remember(shown: ShownNotification): void {
  if (shown.kind === 'busy') return;
  const at = new Date().toISOString();
  pastNotifications.set([{ ...shown, at }, ...pastNotifications.get()].slice(0, MOST_PAST));
}

/** Shows a brief notification, which survives a change of screen. */
export function notify(kind: ShownNotification['kind'], text: string, action?: NotificationAction): void {
  showNotification({ kind, text, action });
}

/** Shows a notification with details; returns a function that changes it. */
export function showNotification(shown: Omit<ShownNotification, 'id'>): {
  change: (next: Omit<ShownNotification, 'id'>) => void;
} {
  lastId += 1;
  const id = lastId;
  notifications.set([...notifications.get(), { id, ...shown }]);
  remember({ id, ...shown });
  return {
    change: (next) => {
      remember({ id, ...next });
      notifications.set([
        ...notifications.get().filter((other) => other.id !== id && !isPastResult(other)),
        { id, ...next },
      ]);
    },
  };
}

/** Only the last result with details is shown: several would cover the screen. */
function isPastResult({ kind, details }: ShownNotification): boolean {
  return kind === 'done' && details !== undefined;
}

function remove(id: number): void {
  notifications.set(notifications.get().filter((other) => other.id !== id));
}

/** Runs the action of a notification once. */
function take({ id, action }: ShownNotification): void {
  remove(id);
  action?.run();
}

/** Container of notifications, in the frame, so that they survive a change of screen. */
export function Notifications() {
  const shown = useSharedValue(notifications);
  const takeLast = (): void => {
    const last = shown.findLast(({ action }) => action);
    if (last) take(last);
  };
  useShortcuts([
    { key: 'Z', text: 'Usar el botón de la última notificación: Deshacer', everywhere: true, run: takeLast },
  ]);
  return (
    <output
      aria-label="Notificaciones"
      className="pointer-events-none fixed inset-x-4 top-4 z-40 flex flex-col items-center gap-2 tablet:top-20 wide:bottom-4 wide:left-auto wide:top-auto wide:w-105 wide:items-end"
    >
      {shown.map((item) => (
        <NotificationCard key={item.id} item={item} />
      ))}
    </output>
  );
}

const ICONS = { done: IconCircleCheck, failed: IconAlertTriangle, busy: IconClockHour4 } as const;
const COLOURS = { done: 'bg-success', failed: 'bg-danger', busy: 'bg-deep' } as const;

/** Milliseconds for which a notification is shown; undefined if it stays until it is changed or closed. */
function shownMsOf({ kind, action, details }: ShownNotification): number | undefined {
  if (kind === 'busy' || (kind === 'failed' && details)) return undefined;
  if (details) return deadlineMs('result');
  return action ? (action.seconds ?? UNDO_SECONDS) * 1_000 : TIMINGS.notification;
}

function NotificationCard({ item }: { item: ShownNotification }) {
  const { id, kind, text, action, details } = item;
  const shownMs = shownMsOf(item);
  useEffect(() => {
    if (shownMs === undefined) return;
    const timer = setTimeout(() => remove(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, shownMs]);
  const Icon = ICONS[kind];
  const textId = useId();
  return (
    <div
      {...(details && { role: 'dialog', 'aria-labelledby': textId })}
      className={cx(
        'pointer-events-auto max-w-full animate-rise rounded-card py-1 pl-4 pr-1 text-white shadow-dialog',
        COLOURS[kind],
      )}
      data-on-dark
    >
      <div className="flex items-center gap-3 font-semibold">
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <p id={textId} className="grow wrap-anywhere">
          {text}
        </p>
        {action && (
          <Button variant="onDark" size="sm" aria-keyshortcuts="Z" onClick={() => take(item)}>
            {action.label}
          </Button>
        )}
        <IconButton label="Cerrar la notificación" variant="onDark" onClick={() => remove(id)}>
          <IconX aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      {details && <div className="pb-2 pr-3">{details}</div>}
    </div>
  );
}
