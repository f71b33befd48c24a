import { cx } from '../../ui/classes.js';

interface DoneProps {
  /** Empty, or undefined, until something was done. */
  text: string | undefined;
  className?: string;
}

/** What was done. It takes the focus if the pressed button, which had it, was removed. */
export function Done({ text, className }: DoneProps) {
  return (
    <output className={cx('block font-semibold text-success', className)}>
      {text && (
        <p tabIndex={-1} ref={focusIfLost} className="outline-none">
          {text}
        </p>
      )}
    </output>
  );
}

/** Focuses an element unless another one has the focus. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
