import type { ReactNode } from 'react';
import { undoChange } from '#common/accounts/audit/audit-calls.js';
import { mailAgain } from '#common/operations/mail-ledger-calls.js';
import { MAIL_LEDGER_MESSAGES } from '#common/operations/mail-ledger-messages.js';
import type { MailRefusalWire } from '#common/kernel/mail-refusal.js';
import { viewOwner } from '#common/owners/owner-calls.js';
import { Button } from '../../ui/button.js';
import { postAdmin } from '../data/admin-api.js';
import { LISTING_CALLS } from '../data/listing-queries.js';
import { useAction } from '../data/use-action.js';
import { dayText } from '../../app/moment-text.js';
import { Allowed } from '../session/allowed.js';

const REFRESHED = [viewOwner, ...LISTING_CALLS];

interface RefusedMailProps {
  ownerId: number;
  refusal: MailRefusalWire | null;
  /** A further remedy. */
  children?: ReactNode;
}

/** Why the address of an owner gets no mail, and a button that lets mailings go to it again. */
export function RefusedMail({ ownerId, refusal, children }: RefusedMailProps) {
  const undoing = useAction({
    call: (idCambio: number) => postAdmin(undoChange, { idCambio }),
    done: ({ message }) => message,
    texts: { failed: MAIL_LEDGER_MESSAGES.againFailed, unreachable: MAIL_LEDGER_MESSAGES.unreachable },
    refreshes: REFRESHED,
  });
  const clearing = useAction({
    call: () => postAdmin(mailAgain, { idContacto: ownerId }),
    done: ({ message }) => message,
    texts: { failed: MAIL_LEDGER_MESSAGES.againFailed, unreachable: MAIL_LEDGER_MESSAGES.unreachable },
    refreshes: REFRESHED,
    undo:
      ({ idCambio }) =>
      () =>
        undoing.run(idCambio),
  });
  if (!refusal) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3 rounded-field bg-danger-soft px-4 py-3">
      <p className="min-w-60 flex-1 text-danger">
        <strong>No recibe emails.</strong> El {dayText(refusal.fecha)} su servidor de correo rechazó la
        dirección ({refusal.motivo}). Queda afuera de newsletters, avisos y recordatorios. Si la dirección es
        la correcta y ya funciona, volvé a escribirle.
      </p>
      {children}
      <Allowed to={mailAgain}>
        <Button size="sm" variant="secondary" busy={clearing.busy} onClick={() => clearing.run(undefined)}>
          Volver a escribirle
        </Button>
      </Allowed>
    </div>
  );
}
