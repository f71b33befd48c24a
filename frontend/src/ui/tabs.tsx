import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './classes.js';

export interface Tab<V extends string> {
  value: V;
  label: ReactNode;
}

interface TabsProps<V extends string> {
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
  /** Content of the selected tab. */
  children: ReactNode;
  className?: string;
}

/** Tabs by the ARIA pattern: arrow keys, Home and End; one panel. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children, className }: TabsProps<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    onChange(tabs[next]!.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className={className}>
      <div ref={list} role="tablist" aria-label={label} className="flex gap-1 rounded-button bg-band p-1">
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={move}
            className={cx(
              'flex min-h-11 flex-1 items-center justify-center gap-2 rounded-field px-4 font-semibold text-ink-soft',
              'transition-colors duration-200 hover:text-primary',
              'aria-selected:bg-surface aria-selected:text-primary-press aria-selected:shadow-card',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}
