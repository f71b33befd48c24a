import type { ReactNode } from 'react';
import { Card } from '../../ui/card.js';

/** A chapter of a text page; its id is a link target. */
export function Chapter({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <Card className="mb-6 p-5 last:mb-0 tablet:p-8">
      <section aria-label={title} id={id} className="scroll-mt-24">
        <h2 className="mb-3 text-xl tablet:text-2xl">{title}</h2>
        <div className="flex max-w-prose flex-col gap-3 text-ink-soft">{children}</div>
      </section>
    </Card>
  );
}

/** Points of a chapter. */
export function Points({ children }: { children: ReactNode }) {
  return <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-primary">{children}</ul>;
}
