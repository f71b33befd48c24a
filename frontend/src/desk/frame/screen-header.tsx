import type { ReactNode } from 'react';

/** Title of a screen, with its links and actions opposite. */
export function ScreenHeader({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
      <h1 className="text-2xl">{title}</h1>
      {children && <div className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-2">{children}</div>}
    </header>
  );
}
