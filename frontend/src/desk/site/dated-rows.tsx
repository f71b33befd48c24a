import { dayInWords } from '#common/kernel/time/days.js';
import type { TimedWire } from '#common/site/options/option-calls.js';
import { dayOfMoment } from '#common/site/options/site-options.js';
import { today } from '../../app/today.js';
import { TextField } from '../../ui/text-field.js';
import { OptionItem } from './option-rows.js';

interface DatedRowsProps<Row> {
  title?: string;
  rows: readonly Row[];
  words: (row: Row) => string;
  /** What holds before the first row. */
  first: string;
}

/** Settings that hold from a day on: the present one, those to come, and folded those of before. */
export function DatedRows<Row extends TimedWire>({ title, rows, words, first }: DatedRowsProps<Row>) {
  const inOrder = rows.toSorted((a, b) =>
    a.desde === b.desde ? a.idAjuste - b.idAjuste : a.desde < b.desde ? -1 : 1,
  );
  const present = inOrder.find(({ estado }) => estado === 'vigente');
  const past = inOrder.filter(({ estado }) => estado === 'tapado');
  const item = (row: Row) => (
    <OptionItem
      key={row.idAjuste}
      row={row.estado === 'tapado' ? { estado: row.estado } : row}
      words={[words(row)]}
      label={LABELS[row.estado]}
    >
      desde el {dayInWords(dayOfMoment(new Date(row.desde)))}
    </OptionItem>
  );
  return (
    <div className="mt-4">
      {title && <h3 className="text-lg">{title}</h3>}
      <ul className="divide-y divide-line">
        {present ? item(present) : <First words={first} estado="vigente" />}
        {inOrder.filter(({ estado }) => estado === 'programado').map(item)}
      </ul>
      {present && (
        <details className="text-ink-soft">
          <summary className="min-h-11 cursor-pointer content-center">Anteriores</summary>
          <ul className="divide-y divide-line">
            {past.toReversed().map(item)}
            <First words={first} estado="tapado" />
          </ul>
        </details>
      )}
    </div>
  );
}

const LABELS = { vigente: 'Vale hoy', programado: 'Programado', tapado: 'Ya no vale' } as const;

function First({ words, estado }: { words: string; estado: 'vigente' | 'tapado' }) {
  return (
    <OptionItem row={{ estado }} words={[words]} label={LABELS[estado]}>
      desde el comienzo
    </OptionItem>
  );
}

interface FromFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** First day of a setting. */
export function FromField({ value, error, onChange }: FromFieldProps) {
  return (
    <TextField
      type="date"
      label="Desde (opcional)"
      hint="Vacío: desde hoy."
      min={today()}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Id of the one that was written last, 0 for none. */
export function lastOf(rows: readonly TimedWire[]): number {
  return Math.max(0, ...rows.map(({ idAjuste }) => idAjuste));
}
