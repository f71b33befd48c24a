import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import type { OwnerAction, OwnNoticeMove } from '#common/owners/link/owner-access-calls.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/dialog.js';

interface NoticeMovesProps {
  actions: readonly OwnerAction[];
  isBusy: boolean;
  onMove: (move: OwnNoticeMove['accion']) => void;
}

/** Pause, resume, withdraw. Only the action that the owner cannot undo asks for confirmation. */
export function NoticeMoves({ actions, isBusy, onMove }: NoticeMovesProps) {
  const [asks, setAsks] = useState(false);
  const isPaused = actions.includes('reanudar');
  // Pause and resume are one button, so that it keeps the focus.
  const toggle = isPaused ? 'reanudar' : actions.includes('pausar') && 'pausar';
  return (
    <div className="flex flex-wrap gap-3">
      {toggle && (
        <Button
          variant={isPaused ? 'primary' : 'secondary'}
          busy={isBusy}
          icon={
            isPaused ? (
              <IconPlayerPlay aria-hidden="true" className="size-5" />
            ) : (
              <IconPlayerPause aria-hidden="true" className="size-5" />
            )
          }
          onClick={() => onMove(toggle)}
        >
          {isPaused ? 'Reanudar el aviso' : 'Pausar el aviso'}
        </Button>
      )}
      {actions.includes('darDeBaja') && (
        <Button variant="quiet" busy={isBusy} onClick={() => setAsks(true)}>
          Dar de baja
        </Button>
      )}
      <ConfirmDialog
        open={asks}
        title="¿Dar de baja el aviso?"
        confirmLabel="Dar de baja"
        variant="danger"
        onCancel={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          onMove('darDeBaja');
        }}
      >
        Deja de verse en el sitio. Para publicarlo otra vez vas a tener que escribirnos: si es por un tiempo,
        pausalo.
      </ConfirmDialog>
    </div>
  );
}
