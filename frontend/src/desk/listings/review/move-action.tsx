import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AdminListingWire } from '#common/listings/desk/desk-calls.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { notify } from '../../frame/notifications.js';
import type { RowToFocus } from '../../lists/use-row-keys.js';
import type { MoveDecision } from './decisions.js';
import { FaultNote } from './fault-note.js';
import { useMayDecide } from '../editing/use-may-decide.js';
import { useAskedAction } from '../../frame/use-asked-action.js';
import { useMove } from './use-decide.js';

interface MoveActionProps {
  listing: AdminListingWire;
  move: MoveDecision;
  /** Next notice of the list. */
  nextId: number | undefined;
}

/** Button of a decision that changes the status, with its confirmation. */
export function MoveAction({ listing, move, nextId }: MoveActionProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { decide, busy, fault, reset } = useMove(move, {
    onDone: () => notify('done', move.done),
    goOn: () => void navigate(move.destination, { state: { fila: nextId } satisfies RowToFocus }),
  });
  const mayDecide = useMayDecide();
  const begin = (): void => {
    if (!mayDecide()) return;
    reset();
    if (move.confirm) setAsking(true);
    else decide(listing);
  };
  const trigger = useRef<HTMLButtonElement>(null);
  // A URL only opens the question or focuses the button; otherwise following a link could change the notice.
  useAskedAction('estado', () => (move.confirm ? begin() : trigger.current?.focus()));
  // As in every question (ConfirmDialog): Enter does not confirm what takes a notice away.
  const isDanger = move.variant === 'danger';
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) first.current?.focus();
  }, [asking]);
  return (
    <>
      <Button
        ref={trigger}
        variant={move.variant === 'danger' ? 'secondary' : move.variant}
        busy={busy && !asking}
        onClick={begin}
        className={
          move.variant === 'danger' ? 'text-danger! ring-danger/50! hover:bg-danger-soft!' : undefined
        }
      >
        {move.label}
      </Button>
      {!move.confirm && fault && (
        <div className="order-first basis-full">
          <FaultNote fault={fault} listPath={move.destination} />
        </div>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={move.confirm?.title ?? ''}
        role="alertdialog"
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button ref={isDanger ? first : undefined} variant="quiet" onClick={() => setAsking(false)}>
              Cancelar
            </Button>
            <Button
              ref={isDanger ? undefined : first}
              variant={move.variant}
              busy={busy}
              onClick={() => decide(listing)}
            >
              {move.label}
            </Button>
          </div>
        }
      >
        <p className="mb-2 font-semibold">
          {listing.codigo && `${listing.codigo} · `}
          {listing.title}
        </p>
        <p className="mb-4 text-ink-soft">{move.confirm?.text}</p>
        <FaultNote fault={fault} listPath={move.destination} />
      </Dialog>
    </>
  );
}
