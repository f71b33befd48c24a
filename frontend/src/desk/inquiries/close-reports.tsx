import { useState } from 'react';
import {
  closeReports,
  countReports,
  listReports,
  type ReportCaseWire,
} from '#common/inquiries/reports/report-calls.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { ConfirmDialog } from '../../ui/dialog.js';
import { TextArea } from '../../ui/text-area.js';
import { postAdmin } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';

interface CloseReportsProps {
  found: ReportCaseWire | undefined;
  onClose: () => void;
}

/** Asks what was done about the reports of a notice, and closes them. */
export function CloseReports({ found, onClose }: CloseReportsProps) {
  const [note, setNote] = useState('');
  const closing = useAction({
    call: ({ idDenuncia }: ReportCaseWire) => postAdmin(closeReports, { idDenuncia, nota: note }),
    done: ({ message }) => message,
    refreshes: [listReports, countReports],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open={found !== undefined}
      title={`¿Cerrar las denuncias de ${found?.codigo ?? ''}?`}
      confirmLabel="Cerrar las denuncias"
      busy={closing.busy}
      onConfirm={() => found && closing.run(found)}
      onCancel={onClose}
    >
      <p className="mb-4">
        Si el aviso es falso, primero dalo de baja en su detalle. Si lo denuncian otra vez, vuelve a esta
        lista.
      </p>
      <TextArea
        label="Qué se hizo (opcional)"
        rows={3}
        maxLength={LENGTHS.note}
        count={note.length}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </ConfirmDialog>
  );
}
