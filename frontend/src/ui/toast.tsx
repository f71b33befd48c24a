import { Toaster, toast } from 'sonner';

const UNDO_MS = 5_000;
const NOTICE_MS = 4_000;

/** Where notices appear; one for the whole screen. */
export function Notices() {
  return (
    <Toaster
      position="bottom-right"
      richColors
      closeButton
      containerAriaLabel="Notificaciones"
      toastOptions={{ closeButtonAriaLabel: 'Cerrar' }}
    />
  );
}

/** Short notices, spoken as well. */
export const notify = {
  done: (text: string) => toast.success(text, { duration: NOTICE_MS }),
  failed: (text: string) => toast.error(text, { duration: NOTICE_MS * 2 }),
  /** Something done that can be taken back for a while. */
  undoable: (text: string, undo: () => void) =>
    toast(text, { duration: UNDO_MS, action: { label: 'Deshacer', onClick: undo } }),
};
