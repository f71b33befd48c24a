import {
  countMessages,
  listMessages,
  removeMessage,
  type SupportMessageWire,
} from '#common/newsletter/support/support-calls.js';
import { excerpt } from '#common/kernel/text.js';
import { ConfirmDialog } from '../../../ui/dialog.js';
import { postAdmin } from '../../data/admin-api.js';
import { useAction } from '../../data/use-action.js';

interface DeletionQuestionProps {
  message: SupportMessageWire | undefined;
  onClose: () => void;
  onDeleted: (message: SupportMessageWire) => void;
}

/** Confirmation before a support message is deleted. */
export function DeletionQuestion({ message, onClose, onDeleted }: DeletionQuestionProps) {
  const deletion = useAction({
    call: ({ idConsultaSoporte }: SupportMessageWire) => postAdmin(removeMessage, { idConsultaSoporte }),
    done: (answer) => answer.message,
    refreshes: [listMessages, countMessages],
    onDone: (_, deleted) => {
      onDeleted(deleted);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={message !== undefined}
      title="¿Eliminar la consulta?"
      confirmLabel="Eliminar"
      variant="danger"
      busy={deletion.busy}
      onConfirm={() => message && deletion.run(message)}
      onCancel={onClose}
    >
      <p className="mb-2 font-semibold">{message?.nombreCompleto}</p>
      <p className="wrap-anywhere text-ink-soft">{message && excerpt(message.mensaje, 160)}</p>
    </ConfirmDialog>
  );
}
