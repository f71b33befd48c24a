import { useEffect, useRef, useState } from 'react';
import { LOGIN_MESSAGES } from '#common/accounts/session-messages.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { loginPath } from '../../session/return-path.js';
import type { SessionState } from './use-session-watch.js';

interface SessionDialogsProps {
  state: SessionState;
  onStay: () => void;
}

/** Warns two minutes before the session ends, once if nothing extends it, and reports its end. */
export function SessionDialogs({ state, onStay }: SessionDialogsProps) {
  const [isSeen, setSeen] = useState(false);
  const isByAge = state.kind === 'ending' && state.isByAge;
  const close = isByAge ? () => setSeen(true) : onStay;
  return (
    <>
      <Dialog
        open={state.kind === 'ending' && !(isByAge && isSeen)}
        onClose={close}
        title="La sesión está por terminar"
        role="alertdialog"
        footer={
          <div className="flex justify-end">
            <Button onClick={close}>{isByAge ? 'Entendido' : 'Seguir conectado'}</Button>
          </div>
        }
      >
        {state.kind === 'ending' && <Countdown {...state} />}
      </Dialog>
      <ExpiredDialog
        open={state.kind === 'expired'}
        byInactivity={state.kind === 'expired' && state.byInactivity}
      />
    </>
  );
}

function Countdown({ endsAt, isByAge }: { endsAt: number; isByAge: boolean }) {
  const [left, setLeft] = useState(() => endsAt - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(endsAt - Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  const seconds = Math.max(0, Math.ceil(left / 1_000));
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <p>
      {isByAge
        ? 'Dura doce horas como mucho, y se va a cerrar en '
        : 'Por falta de actividad se va a cerrar en '}
      <strong className="tabular-nums">{clock}</strong>.{' '}
      {isByAge
        ? 'Guardá lo que estés haciendo. Después ingresá de nuevo.'
        : 'Si seguís trabajando, no perdés nada.'}
    </p>
  );
}

function ExpiredDialog({ open, byInactivity }: { open: boolean; byInactivity: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) button.current?.focus();
  }, [open]);
  // A full page load, so that no data of the session stay in memory.
  const leave = (): void => {
    const { pathname, search, hash } = window.location;
    window.location.assign(loginPath(pathname + search + hash));
  };
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={LOGIN_MESSAGES.expired}
      role="alertdialog"
      footer={
        <div className="flex justify-end">
          <Button ref={button} onClick={leave}>
            Iniciar sesión
          </Button>
        </div>
      }
    >
      <p>
        {byInactivity ? 'Pasó una hora sin actividad.' : 'La sesión ya no está abierta.'} Volvé a iniciar
        sesión para seguir.
      </p>
    </Dialog>
  );
}
