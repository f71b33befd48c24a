import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { paths } from '../../app/paths.js';
import { ConfirmDialog } from '../../ui/dialog.js';

/** Asks before a half-filled form is left, within the site and by closing the tab. */
export function LeaveGuard({ active }: { active: boolean }) {
  const blocker = useBlocker(({ nextLocation }) => active && nextLocation.pathname !== paths.publish);
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="¿Salir sin publicar?"
      confirmLabel="Salir"
      cancelLabel="Seguir con el aviso"
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      <p>
        Tu aviso todavía no se envió. Lo que cargaste queda guardado en este dispositivo para seguir después.
      </p>
    </ConfirmDialog>
  );
}
