import { useCallback } from 'react';
import { useLeaveGuard } from '../../app/navigation/navigation-context.js';
import type { LeaveGuard as Guard } from '../../app/navigation/navigation-state.js';
import { paths } from '../../app/paths.js';
import { useAskBeforeUnload } from '../../app/use-ask-before-unload.js';
import { ConfirmDialog } from '../../ui/dialog.js';

/** Confirmation before an incomplete form is left, within the site and on closing the tab. */
export function LeaveGuard({ active }: { active: boolean }) {
  const holds = useCallback<Guard>(({ pathname }) => active && pathname !== paths.publish, [active]);
  const blocked = useLeaveGuard(holds);
  useAskBeforeUnload(active);
  return (
    <ConfirmDialog
      open={blocked !== null}
      title="¿Salir sin publicar?"
      confirmLabel="Salir"
      cancelLabel="Seguir con el aviso"
      onCancel={() => blocked?.stay()}
      onConfirm={() => blocked?.proceed()}
    >
      <p>
        Tu aviso todavía no se envió. Lo que cargaste queda guardado en este dispositivo para seguir después.
      </p>
    </ConfirmDialog>
  );
}
