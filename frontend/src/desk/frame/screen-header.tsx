import type { ReactNode } from 'react';

/** Title of a screen, with its actions. */
export function ScreenHeader({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <header className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <h1 className="text-2xl tablet:text-3xl">{title}</h1>
      {children}
    </header>
  );
}
