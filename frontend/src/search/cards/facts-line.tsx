import { CardIcon } from './card-icon.js';
import type { Fact } from './facts.js';

/** Icons with counts, each with a full text for screen readers; attributes without a count are text. */
export function FactsLine({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className="card-facts">
      {facts.map(({ kind, icon, count, text }) => (
        <li key={kind} title={text}>
          <CardIcon name={icon} />
          {count !== null && <b aria-hidden="true">{count}</b>}
          <span className={count === null ? 'text-sm' : 'sr-only'}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
