import type { ReactNode } from 'react';

/** A filter of the panel with its heading. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="filter-group">
      <legend>
        <h3>{title}</h3>
      </legend>
      {children}
    </fieldset>
  );
}

/** Less common options. */
export function MoreOptions({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group">
      <summary className="inline-flex min-h-11 list-none items-center rounded-field px-2 font-semibold text-primary hover:underline group-open:hidden">
        Ver más
      </summary>
      {children}
    </details>
  );
}
