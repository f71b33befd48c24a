import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { useSharedValue } from '../session/shared-value.js';
import { hourText } from '../../app/moment-text.js';
import { pastNotifications } from './notifications.js';

/** A bell that shows the last notifications, which leave the screen by themselves. */
export function PastNotifications() {
  const past = useSharedValue(pastNotifications);
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Últimas notificaciones" variant="onDark" onClick={() => setOpen(true)}>
        <IconBell aria-hidden="true" className="size-5" />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} title="Últimas notificaciones">
        <div className="text-ink">
          {past.length === 0 && <p className="text-ink-muted">Todavía no hay notificaciones.</p>}
          <ul className="divide-y divide-line">
            {past.map(({ id, at, kind, text, details }) => (
              <li key={`${id}-${at}`} className="py-2 wrap-anywhere">
                <p className={kind === 'failed' ? 'font-semibold text-danger' : 'font-semibold'}>
                  <span className="mr-2 font-normal tabular-nums text-ink-muted">{hourText(at)}</span>
                  {text}
                </p>
                {details}
              </li>
            ))}
          </ul>
        </div>
      </Dialog>
    </>
  );
}
