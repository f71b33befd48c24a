import { useState, type ReactNode } from 'react';
import type { NewestRows } from '#common/owners/owner-calls.js';
import { Button } from '../../ui/button.js';
import { DetailSection } from '../frame/detail-section.js';

interface NewestSectionProps<Row> {
  title: string;
  icon: ReactNode;
  rows: NewestRows<Row>;
  empty: string;
  keyOf: (row: Row) => number;
  item: (row: Row) => ReactNode;
  /** Link to the older rows. */
  more?: ReactNode;
}

/** Rows before the button for the others. */
const SHOWN = 5;

/** The newest rows of a kind, in a card. */
export function NewestSection<Row>({ title, icon, rows, empty, keyOf, item, more }: NewestSectionProps<Row>) {
  const [open, setOpen] = useState(false);
  const { filas, hayMas } = rows;
  const shown = open ? filas : filas.slice(0, SHOWN);
  const count = hayMas ? `últimos ${filas.length}` : String(filas.length);
  return (
    <DetailSection
      title={title}
      icon={icon}
      aside={filas.length > 0 && <span className="text-sm tabular-nums text-ink-muted">{count}</span>}
    >
      {filas.length === 0 && <p className="text-ink-muted">{empty}</p>}
      <ul aria-label={title} className="divide-y divide-line">
        {shown.map((row) => (
          <li key={keyOf(row)} className="py-3 first:pt-0 last:pb-0">
            {item(row)}
          </li>
        ))}
      </ul>
      {shown.length < filas.length && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4"
          aria-label={`Mostrar ${filas.length - SHOWN} más de ${title}`}
          onClick={() => setOpen(true)}
        >
          Mostrar {filas.length - SHOWN} más
        </Button>
      )}
      {hayMas && open && more && <p className="mt-4">{more}</p>}
    </DetailSection>
  );
}
