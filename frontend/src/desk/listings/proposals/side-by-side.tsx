import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badges.js';
import { Checkbox } from '../../../ui/checkbox.js';

interface SideBySideProps {
  name: string;
  /** The notice has changed there since the owner saw it. */
  isConflict: boolean;
  /** Whether the change is published; undefined for accounts that may not decide. */
  publishes: boolean | undefined;
  onPublish: (publishes: boolean) => void;
  now: ReactNode;
  proposed: ReactNode;
  /** Below both. */
  children?: ReactNode;
}

/** A change of the owner: the notice as it is on the left, as proposed on the right; below each other on narrow screens. */
export function SideBySide(props: SideBySideProps) {
  const { name, isConflict, publishes, onPublish, now, proposed, children } = props;
  return (
    <section aria-label={`Cambio: ${name}`}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="flex flex-wrap items-center gap-2 text-base font-semibold">
          {name}
          {isConflict && <Badge tone="warning">Cambió</Badge>}
        </h3>
        {publishes !== undefined && (
          <Checkbox
            label={
              <>
                Publicar<span className="sr-only"> {name}</span>
              </>
            }
            checked={publishes}
            onChange={({ target }) => onPublish(target.checked)}
          />
        )}
      </div>
      <dl className="grid gap-3 tablet:grid-cols-2">
        <div className="min-w-0 rounded-field border border-line p-3">
          <dt className="text-sm text-ink-muted">Ahora</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{now}</dd>
        </div>
        <div className="min-w-0 rounded-field border border-line bg-primary-soft p-3">
          <dt className="text-sm text-ink-muted">Propuesto</dt>
          <dd className="whitespace-pre-line wrap-anywhere">{proposed}</dd>
        </div>
      </dl>
      {children}
    </section>
  );
}
