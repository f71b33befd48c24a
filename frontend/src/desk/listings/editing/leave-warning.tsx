import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../../ui/dialog.js';
import { sessionIsOver } from '../../session/lost-session.js';
import { useListingEditing } from './use-editing.js';

/** Asks for confirmation before unsaved changes are lost. */
export function LeaveWarning() {
  const { dirty, uploads, discardAll } = useListingEditing();
  const isDirty = dirty.length > 0 || uploads.underWay;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent): void => {
      if (!sessionIsOver()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={uploads.underWay ? 'Hay fotos que se están subiendo' : 'Hay cambios sin guardar'}
      confirmLabel={dirty.length > 0 ? 'Salir sin guardar' : 'Salir'}
      cancelLabel="Seguir editando"
      variant="danger"
      onConfirm={() => {
        discardAll();
        blocker.proceed?.();
      }}
      onCancel={() => blocker.reset?.()}
    >
      <p>
        {dirty.length > 0 ? 'Si salís ahora, se pierden.' : 'Si salís ahora, no vas a ver si llegaron todas.'}
      </p>
    </ConfirmDialog>
  );
}
