import type { AuditEntryWire } from '#common/accounts/audit/audit-calls.js';
import { readableChanges } from './audit-words.js';

/** Values before and after. */
export function Changes({ entry }: { entry: Pick<AuditEntryWire, 'antes' | 'despues'> }) {
  const changes = readableChanges(entry);
  if (changes.length === 0) return null;
  return (
    <dl className="flex flex-col gap-1.5 text-sm">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="inline font-semibold">{field}: </dt>
          <dd className="inline wrap-anywhere">
            <span className="sr-only">antes </span>
            <del className="text-ink-muted">{before}</del>
            <span aria-hidden="true"> → </span>
            <span className="sr-only">, después </span>
            <ins className="no-underline">{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
