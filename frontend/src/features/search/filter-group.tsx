import type { ReactNode } from 'react';

/** One filter of the panel, under its name. */
export function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line py-4">
      <legend className="contents">
        <h3 className="mb-2 text-base">{title}</h3>
      </legend>
      {children}
    </fieldset>
  );
}

/** The options that fewer people look for. */
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
