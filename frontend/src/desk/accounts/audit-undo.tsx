import { useState } from 'react';
import { undoChange, type AuditEntryWire } from '#common/accounts/audit/audit-calls.js';
import { auditAction } from '#common/accounts/audit/audit-actions.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { postAdmin } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';
import { Allowed } from '../session/allowed.js';
import { actionText } from './audit-words.js';
import { Changes } from './audit-changes.js';

/** Undoes a change after showing the values that it restores; or says why it cannot be undone. */
export function UndoEntry({ entry }: { entry: AuditEntryWire }) {
  const { id, accion, antes, despues, noSeDeshace } = entry;
  const declared = auditAction(accion);
  const [asking, setAsking] = useState(false);
  const { busy, run } = useAction({
    call: () => postAdmin(undoChange, { idCambio: id }),
    done: ({ message }) => message,
    texts: {
      failed: 'No se pudo deshacer.',
      unreachable: 'No hubo respuesta del servidor. Fijate en el historial si se deshizo.',
    },
    refreshes: 'everything',
    onDone: () => setAsking(false),
    onFail: () => {
      setAsking(false);
      return false;
    },
  });
  if (noSeDeshace) return <p className="text-sm text-ink-muted">No se puede deshacer. {noSeDeshace}</p>;
  return (
    <Allowed to={undoChange}>
      <Button
        variant="secondary"
        size="sm"
        className="self-start"
        aria-label={`Deshacer: ${actionText(accion)}`}
        onClick={() => setAsking(true)}
      >
        Deshacer
      </Button>
      <ConfirmDialog
        open={asking}
        title="¿Deshacer este cambio?"
        confirmLabel="Deshacer"
        busy={busy}
        onConfirm={() => run(undefined)}
        onCancel={() => setAsking(false)}
      >
        <p className="mb-2">
          {actionText(accion)}. {declared && 'inverse' in declared && declared.inverse} Quedaría así:
        </p>
        <Changes entry={{ antes: despues, despues: restoredValues(antes, despues) }} />
        {declared && 'keeps' in declared && <p className="mt-3 text-sm text-ink-muted">{declared.keeps}</p>}
      </ConfirmDialog>
    </Allowed>
  );
}

type Values = AuditEntryWire['antes'];

/** Earlier values that undoing the change restores. */
function restoredValues(before: Values, after: Values): Values {
  if (!before || !after) return before;
  return Object.fromEntries(Object.keys(after).map((field) => [field, before[field]]));
}
