import { useId, type ReactNode } from 'react';
import { Card } from '../../../ui/card.js';

/** A section of the sheet. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card className="p-5 tablet:p-6">
      <section aria-labelledby={id}>
        <h2 id={id} className="mb-4 text-xl">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}
