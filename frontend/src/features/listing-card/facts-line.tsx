import { ATTRIBUTE_ICONS } from '../attributes/attribute-icon.js';
import type { Fact } from './facts.js';

/** Icons with counts, each spoken in full; what has no count is written out. */
export function FactsLine({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
      {facts.map(({ kind, icon, count, text }) => {
        const Icon = ATTRIBUTE_ICONS[icon];
        return (
          <li key={kind} title={text} className="flex items-center gap-1.5">
            <Icon aria-hidden="true" className="size-5 text-ink-muted" stroke={1.75} />
            {count !== null && (
              <span aria-hidden="true" className="font-semibold tabular-nums">
                {count}
              </span>
            )}
            <span className={count === null ? 'text-sm' : 'sr-only'}>{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
