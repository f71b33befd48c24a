import { IconBath, IconBed, IconDoor, IconUsers } from '@tabler/icons-react';
import type { Fact, FactKind } from './facts.js';

const ICONS: Readonly<Record<FactKind, typeof IconBed>> = {
  bedrooms: IconBed,
  rooms: IconDoor,
  bathrooms: IconBath,
  people: IconUsers,
};

/** Icons with counts; each is spoken in full. */
export function FactsLine({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
      {facts.map(({ kind, count, text }) => {
        const Icon = ICONS[kind];
        return (
          <li key={kind} title={text} className="flex items-center gap-1.5">
            <Icon aria-hidden="true" className="size-5 text-ink-muted" stroke={1.75} />
            <span aria-hidden="true" className="font-semibold tabular-nums">
              {count}
            </span>
            <span className="sr-only">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
