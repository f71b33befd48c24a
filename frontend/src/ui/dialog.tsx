import { IconX } from '@tabler/icons-react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { Button, IconButton, type ButtonVariant } from './button.js';
import { cx } from './classes.js';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** `drawer` comes from the side and takes the full height. */
  look?: 'dialog' | 'drawer';
  /** Stays in sight below the content. */
  footer?: ReactNode;
  /** `alertdialog` for a question that must be answered; a press outside then does not close it. */
  role?: 'dialog' | 'alertdialog';
}

const LOOKS = {
  dialog: 'm-auto w-[calc(100%-2rem)] max-w-lg max-h-[calc(100dvh-2rem)] rounded-dialog open:animate-rise',
  drawer: 'ml-auto h-dvh max-h-dvh w-full max-w-sm open:animate-slide',
} as const;

/**
 * A window over the page, made of the browser's own <dialog>: it keeps focus inside, makes the rest inert, closes on Escape
 * and gives focus back. What is marked with `data-autofocus` has focus first.
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
  const titleId = useId();
  useEffect(() => {
    const dialog = element.current;
    if (!dialog || dialog.open === open) return;
    if (!open) return dialog.close();
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [open]);
  useBackdropPress(element, role === 'dialog' ? onClose : undefined);
  // The browser reports a closed window in a later task. State follows Escape at once, so that a key that opens the window again is
  // not lost, and a report about a window that is open again is ignored. Both events also come from file fields inside.
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
        // WebKit makes nothing of 100 % of a height that the content decides: the whole window would have none.
        <div className={cx('flex max-h-[inherit] flex-col', look === 'drawer' && 'h-full')}>
          <div className="flex items-center justify-between gap-4 border-b border-line py-3 pl-6 pr-3">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <IconButton label="Cerrar" onClick={onClose}>
              <IconX aria-hidden="true" />
            </IconButton>
          </div>
          <div className="grow overflow-y-auto overscroll-contain px-6 py-4">{children}</div>
          {footer && <div className="border-t border-line bg-surface px-6 py-4">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}

/** A press beside the window; the backdrop is part of the <dialog> element itself. */
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
  /** Names the consequence: `Se enviará el código a ana@ejemplo.com.` */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  variant?: ButtonVariant;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a thing that cannot be taken back. */
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
          <Button variant="quiet" data-autofocus={variant === 'danger' || undefined} onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button
            variant={variant}
            busy={busy}
            data-autofocus={variant === 'danger' ? undefined : true}
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
