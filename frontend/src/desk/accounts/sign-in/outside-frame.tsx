import type { ReactNode } from 'react';
import { Brand } from '../../frame/brand.js';

/** Layout of the screens without a session. */
export function OutsideFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main
      className="flex min-h-dvh flex-col items-center justify-center gap-8 bg-deep px-4 py-10"
      data-on-dark
    >
      <Brand className="text-2xl text-white" />
      <div className="w-full max-w-md rounded-dialog bg-surface p-6 shadow-dialog tablet:p-8">
        <h1 className="text-2xl">{title}</h1>
        {children}
      </div>
    </main>
  );
}
