import { CardIcon } from './card-icon.js';
import type { Fact } from './facts.js';

/** Icons with figures, each with a full text for screen readers; attributes without a figure are text. */
export function FactsLine({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className="card-facts">
      {facts.map(({ kind, icon, figure, text }) => (
        <li key={kind} title={text}>
          <CardIcon name={icon} />
          {figure !== null && <b aria-hidden="true">{figure}</b>}
          <span className={figure === null ? 'text-sm' : 'sr-only'}>{text}</span>
        </li>
      ))}
    </ul>
  );
}
