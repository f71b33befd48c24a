import { useState } from 'react';
import { replaceOwnerLinks } from '#common/owners/link/owner-access-calls.js';
import { OWNER_ACCESS_MESSAGES as MESSAGES } from '#common/owners/link/owner-access-messages.js';
import type { SimpleAnswer } from '#common/kernel/calls/answer-shapes.js';
import { postJson } from '../../app/api.js';
import { failureText } from '../../app/failure-text.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { dayName } from './day-name.js';
import { Done } from './done.js';
import { useSending } from './use-sending.js';

/** Until when the link works, and how to end it before. */
export function LinkNotes({ token, expires }: { token: string; expires: string }) {
  const [asks, setAsks] = useState(false);
  const { send, answer, error, isBusy } = useSending<SimpleAnswer>();
  if (answer) return <Done text={answer.message} className="px-2" />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-2 text-sm text-ink-muted">
      <p>
        Este enlace sirve hasta el {dayName(expires)}. No lo compartas: quien lo tenga puede cambiar tu aviso.
      </p>
      <Button variant="quiet" size="sm" busy={isBusy} onClick={() => setAsks(true)}>
        Anular los enlaces
      </Button>
      <div role="alert">
        {error !== undefined && <p className="text-danger">{failureText(error, MESSAGES)}</p>}
      </div>
      <ConfirmDialog
        open={asks}
        title="¿Anular los enlaces?"
        confirmLabel="Anular"
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          void send(() => postJson(replaceOwnerLinks, { enlace: token }));
        }}
      >
        Este enlace y los anteriores dejan de servir. Te mandamos uno nuevo por email.
      </ConfirmDialog>
    </div>
  );
}
