import { IconX } from '@tabler/icons-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { Button, IconButton, type ButtonVariant } from './button.js';
import { cx } from './classes.js';
import { firstFocus } from './first-focus.js';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** `drawer` slides in from the side, at full height. */
  look?: keyof typeof LOOKS;
  /** Sticky below the content. */
  footer?: ReactNode;
  /** `alertdialog` for a question that requires an answer; clicks outside do not close it. */
  role?: 'dialog' | 'alertdialog';
}

// Margins are the dialog's own, whatever its place gives to its children.
const CENTRED = 'm-auto! w-[calc(100%-2rem)] max-h-[calc(100dvh-2rem)] rounded-dialog open:animate-rise';
const LOOKS = {
  dialog: `${CENTRED} max-w-lg`,
  wide: `${CENTRED} max-w-3xl`,
  drawer: 'm-0! ml-auto! h-dvh max-h-dvh w-full max-w-sm open:animate-slide',
} as const;

/**
 * A modal <dialog>: the browser traps focus, makes the rest inert, closes on Escape and restores focus. It begins at its first field or
 * harmless answer (first-focus.ts), never at 'Cerrar'.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  look = 'dialog',
  footer,
  role = 'dialog',
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const interior = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const titleId = useId();
  // A layout effect, so that the dialog is closed before the content below it is painted and receives a key.
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    dialog.showModal();
    (firstFocus(interior.current!) ?? body.current)?.focus();
  }, [open]);
  // Removed while it is open, it would leave the focus nowhere.
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => dialog?.close();
  }, []);
  useBackdropPress(element, role === 'dialog' ? onClose : undefined);
  // Browsers report closing in a later task. The state follows Escape at once, so that a key that reopens the dialog is not lost; a report
  // about a reopened dialog is ignored. Both events also bubble from file inputs inside.
  const onCancel = (event: SyntheticEvent<HTMLDialogElement>): void => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };
  const afterClose = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>): void => {
    if (target === currentTarget && !currentTarget.open) onClose();
  };
  return (
    <dialog
      ref={element}
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={afterClose}
      className={cx(
        'overflow-hidden bg-surface p-0 text-ink shadow-dialog backdrop:bg-abyss/60',
        LOOKS[look],
      )}
    >
      {open && (
        // WebKit resolves 100 % of a content-based height to nothing, so the dialog would have no height.
        <div className={cx('flex max-h-[inherit] flex-col', look === 'drawer' && 'h-full')}>
          <div className="flex items-center justify-between gap-4 border-b border-line py-3 pl-6 pr-3">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <IconButton label="Cerrar" onClick={onClose}>
              <IconX aria-hidden="true" />
            </IconButton>
          </div>
          <div ref={interior} className="contents">
            <div
              ref={body}
              tabIndex={-1}
              className="grow overflow-y-auto overscroll-contain px-6 py-4 outline-none"
            >
              {children}
            </div>
            {footer && <div className="border-t border-line bg-surface px-6 py-4">{footer}</div>}
          </div>
        </div>
      )}
    </dialog>
  );
}

/** A click outside; the backdrop is part of the <dialog> element. */
function useBackdropPress(element: RefObject<HTMLDialogElement | null>, onPress?: () => void): void {
  const press = useEffectEvent((event: MouseEvent) => {
    if (event.target === element.current) onPress?.();
  });
  useEffect(() => {
    const dialog = element.current;
    const listener = (event: MouseEvent): void => press(event);
    dialog?.addEventListener('click', listener);
    return () => dialog?.removeEventListener('click', listener);
  }, [element]);
}

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** States the consequence: `Se enviará el código a ana@ejemplo.com.` */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  variant?: ButtonVariant;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation of an action, and states its consequence. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel = 'Cancelar',
    variant = 'primary',
    busy,
    onConfirm,
    onCancel,
  } = props;
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      role="alertdialog"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            variant="quiet"
            data-autofocus={variant === 'danger' ? 'answer' : undefined}
            onClick={onCancel}
          >
            {cancelLabel}
          </Button>
          <Button
            variant={variant}
            busy={busy}
            data-autofocus={variant === 'danger' ? undefined : 'answer'}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
