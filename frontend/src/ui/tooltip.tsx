import { useId, useRef, type ComponentProps, type KeyboardEvent } from 'react';

interface TooltipProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** Text shown over the control on hover and focus. */
  tip: string;
}

const GAP = 8;

/**
 * A control with a tooltip, shown on hover and focus and closed by Escape. The tooltip is in the top layer, so that scrolling tables do not
 * clip it.
 */
export function TooltipButton({ tip, children, ...rest }: TooltipProps) {
  const id = useId();
  const note = useRef<HTMLSpanElement>(null);
  const show = ({ currentTarget }: { currentTarget: HTMLElement }): void => {
    const element = note.current;
    if (!element || element.matches(':popover-open')) return;
    element.showPopover();
    const at = currentTarget.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const left = at.left + at.width / 2 - width / 2;
    element.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`;
    element.style.top = `${at.top > height + GAP ? at.top - height - GAP : at.bottom + GAP}px`;
  };
  const hide = (): void => {
    if (note.current?.matches(':popover-open')) note.current.hidePopover();
  };
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') hide();
  };
  return (
    <>
      <button
        {...rest}
        type="button"
        aria-describedby={id}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
        onKeyDown={onKeyDown}
      >
        {children}
      </button>
      <span
        ref={note}
        id={id}
        role="tooltip"
        popover="manual"
        className="pointer-events-none fixed inset-auto m-0 max-w-64 rounded-field bg-abyss px-3 py-2 text-center text-sm font-normal text-white shadow-dialog"
      >
        {tip}
      </span>
    </>
  );
}
