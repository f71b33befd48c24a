import { useState } from 'react';
import { PERCENT, type CopiedLine } from '#common/pricing/price-grid.js';
import { FRACTIONS, PERIODS, type FractionId, type PeriodId } from '#common/pricing/periods.js';
import { Button } from '../ui/button.js';
import { Select } from '../ui/select.js';
import { TextField } from '../ui/text-field.js';

type By = CopiedLine['by'];

/** Value of an option: `period-2`. */
const PERIOD_OPTIONS = PERIODS.map(({ id, label }) => ({ value: `period-${id}`, label }));
const FRACTION_OPTIONS = FRACTIONS.map(({ id, label }) => ({ value: `fraction-${id}`, label }));
const NO_NUMBER = `Escribí un número entre ${PERCENT.least} y ${PERCENT.most}.`;

function read(value: string): { by: By; id: number } {
  const [by, id] = value.split('-');
  return { by: by as By, id: Number(id) };
}

/** Copies a row or a column of the grid to another one, with a percentage. */
export function CopyLine({ onCopy }: { onCopy: (line: CopiedLine) => void }) {
  const [from, setFrom] = useState('period-2');
  const [to, setTo] = useState('period-3');
  const [typed, setTyped] = useState('0');
  const [fault, setFault] = useState<string>();
  const { by, id } = read(from);
  const targets = (by === 'period' ? PERIOD_OPTIONS : FRACTION_OPTIONS).filter(({ value }) => value !== from);
  const target = targets.some(({ value }) => value === to) ? to : targets[0]!.value;
  const copy = (): void => {
    const percent = /^[-+]?\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
    if (!(percent >= PERCENT.least && percent <= PERCENT.most)) return setFault(NO_NUMBER);
    const end = read(target).id;
    onCopy(
      by === 'period'
        ? { by, from: id as PeriodId, to: end as PeriodId, percent }
        : { by, from: id as FractionId, to: end as FractionId, percent },
    );
  };
  return (
    <fieldset className="rounded-field border border-line p-3">
      <legend className="px-1 text-sm font-semibold">Copiar con un porcentaje</legend>
      <div className="grid items-start gap-3 phablet:grid-cols-[1fr_1fr_8rem_auto]">
        <Select
          label="Copiar"
          options={[...PERIOD_OPTIONS, ...FRACTION_OPTIONS]}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <Select label="En" options={targets} value={target} onChange={(event) => setTo(event.target.value)} />
        <TextField
          label="Cambio (%)"
          autoComplete="off"
          maxLength={4}
          value={typed}
          error={fault}
          onChange={(event) => {
            setFault(undefined);
            setTyped(event.target.value);
          }}
        />
        <Button variant="secondary" className="phablet:mt-6" onClick={copy}>
          Copiar
        </Button>
      </div>
    </fieldset>
  );
}
