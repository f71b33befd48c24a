import type { ReactNode } from 'react';
import { keepAmounts } from '#common/pricing/prices.js';
import { addClosure, removeOption, viewOptions, type TimedWire } from '#common/site/options/option-calls.js';
import { StatusBadge } from '../../ui/badges.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { deleteAdmin } from '../data/admin-api.js';
import { useAction } from '../data/use-action.js';
import { Moment } from '../frame/moment.js';
import { Allowed, NeedsRole } from '../session/allowed.js';

interface SectionProps {
  title: string;
  form: ReactNode;
  children: ReactNode;
}

/** A kind of setting: what holds, and the form for those who may change it. */
export function Section({ title, form, children }: SectionProps) {
  return (
    <Card className="p-5 tablet:p-8">
      <h2 className="text-xl">{title}</h2>
      <div className="mt-2 mb-4">{children}</div>
      <Allowed to={addClosure} otherwise={<NeedsRole to={addClosure} />}>
        {form}
      </Allowed>
    </Card>
  );
}

interface RowsProps<Row> {
  rows: readonly Row[];
  words: (row: Row) => string[];
}

/** Settings that have not ended. */
export function OptionRows<Row extends TimedWire>({ rows, words }: RowsProps<Row>) {
  if (rows.length === 0) return <p className="text-ink-muted">No hay ninguno.</p>;
  return (
    <ul className="divide-y divide-line">
      {rows.map((row) => (
        <OptionItem key={row.idAjuste} row={row} words={words(row)} label={LABELS[row.estado]}>
          desde <Moment iso={row.desde} />
          {row.hasta && (
            <>
              {' '}
              hasta <Moment iso={row.hasta} />
            </>
          )}
        </OptionItem>
      ))}
    </ul>
  );
}

const LABELS = { vigente: 'Se ve ahora', programado: 'Programado', tapado: 'Hay otro en su lugar' } as const;
const TONES = { vigente: 'success', programado: 'warning', tapado: 'neutral' } as const;

interface ItemProps {
  row: Pick<TimedWire, 'estado'> & { idAjuste?: number };
  words: string[];
  label: string;
  /** Since when. */
  children: ReactNode;
}

/** A setting with its times; one with an id can be removed. */
export function OptionItem({ row: { idAjuste, estado }, words, label, children }: ItemProps) {
  const removing = useAction({
    call: (id: number) => deleteAdmin(removeOption, { id }),
    done: ({ message }) => message,
    refreshes: [viewOptions],
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        {words.map((text) => (
          <p key={text} className="font-semibold wrap-anywhere">
            {keepAmounts(text)}
          </p>
        ))}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          <StatusBadge tone={TONES[estado]}>{label}</StatusBadge>
          <span>{children}</span>
        </p>
      </div>
      {idAjuste !== undefined && (
        <Allowed to={removeOption}>
          <Button
            variant="secondary"
            size="sm"
            busy={removing.busy}
            aria-label={`Quitar ${words.join(' ')}`}
            onClick={() => removing.run(idAjuste)}
          >
            Quitar
          </Button>
        </Allowed>
      )}
    </li>
  );
}
