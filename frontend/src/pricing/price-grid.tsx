import { IconArrowBackUp } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import {
  isPart,
  neighbour,
  withAmount,
  withBlock,
  withCopiedLine,
  withMark,
  type Pasted,
} from '#common/pricing/price-grid.js';
import { notAnAmount } from '#common/pricing/amount.js';
import { priceAt, type PeriodPart } from '#common/pricing/grid-rows.js';
import { priceKey, type RentalPrice } from '#common/pricing/prices.js';
import { counted } from '#common/kernel/text.js';
import { CURRENCIES, DEFAULT_CURRENCY, isCurrency, type Currency } from '#common/kernel/currencies.js';
import { FRACTIONS, PERIODS } from '#common/pricing/periods.js';
import { Button } from '../ui/button.js';
import { Select } from '../ui/select.js';
import { CopyLine } from './grid-copy-line.js';
import { GridCell, type GridActions } from './grid-cell.js';
import { useGridHistory } from './use-grid-history.js';

export interface PriceGridProps {
  prices: readonly RentalPrice[];
  onChange: (prices: RentalPrice[]) => void;
  /** Whether cells can be marked as rented; prices of new notices cannot. */
  canRent?: boolean;
  /** Fault of the grid as a whole. */
  fault?: string | undefined;
  /** Name by which a fault finds the grid. */
  field?: string;
  /** What Shift and Enter do in the form around the grid, for its help. */
  submitHelp?: string;
  /** Rows of the list that are incomplete, and therefore in no cell. */
  incomplete?: number;
}

const CURRENCY_OPTIONS = CURRENCIES.map((currency) => ({
  value: currency,
  label: currency === 'ARS' ? 'Pesos' : 'Dólares',
}));

/** Prices of the season as a grid: periods by fractions, written as in a spreadsheet. */
export function PriceGrid(props: PriceGridProps) {
  const { prices, onChange, canRent = false, incomplete = 0, fault, field, submitHelp } = props;
  const { change, undo, settle, canUndo } = useGridHistory(prices, onChange);
  const [active, setActive] = useState<PeriodPart>({ period: 1, fraction: 1 });
  const [currency, setCurrency] = useState<Currency>(prices[0]?.currency ?? DEFAULT_CURRENCY);
  const [said, setSaid] = useState('');
  const table = useRef<HTMLTableElement>(null);
  const helpId = useId();
  const apply = (next: RentalPrice[], text = ''): void => {
    change(next);
    setSaid(text);
  };
  const takeBack = (): void =>
    setSaid(undo() ? 'Se deshizo el último cambio.' : 'No hay nada para deshacer.');
  const actions: GridActions = {
    enter: setActive,
    leave: settle,
    write: (part, amount, named) => {
      const known = priceAt(prices, part);
      const written = { amount, currency: named ?? known?.currency ?? currency };
      change(withAmount(prices, part, written), priceKey(part));
      setSaid('');
    },
    refuse: (text) => setSaid(notAnAmount(text)),
    mark: (part) => {
      const next = withMark(prices, part, currency);
      apply(next, priceAt(next, part)?.rented ? 'Alquilado.' : 'Libre.');
    },
    move: (part, step) => {
      const next = neighbour(part, step);
      table.current?.querySelector<HTMLInputElement>(`[data-lugar="${priceKey(next)}"]`)?.focus();
    },
    paste: (part, text) => {
      const pasted = withBlock(prices, { at: part, text, currency, canRent });
      if (pasted.written === 0) setSaid(pastedText(pasted));
      else apply(pasted.prices, pastedText(pasted));
    },
    undo: takeBack,
  };
  return (
    <div data-campo={field} className="flex min-w-0 flex-col gap-4">
      <p id={helpId} className="text-sm text-ink-muted">
        Con 1 se muestra «Consultar».
        <span className="pointer-coarse:hidden">
          {' '}
          Las flechas y Enter pasan de celda; se puede pegar desde Excel.
          {canRent && ' La barra espaciadora marca ALQUILADO.'} Ctrl + Z deshace.
        </span>{' '}
        {submitHelp}
      </p>
      {fault && <p className="text-sm font-semibold text-danger">{fault}</p>}
      {incomplete > 0 && (
        <p className="text-sm font-semibold text-warning">
          {incomplete === 1
            ? 'Hay un precio incompleto: está en la lista.'
            : `Hay ${incomplete} precios incompletos: están en la lista.`}
        </p>
      )}
      <output className="min-h-6 text-sm text-ink-soft wrap-anywhere">{said}</output>
      {/* `relative`, so that hidden texts of cells scroll with them and do not widen the page. */}
      <div className="relative overflow-x-auto rounded-field border border-line">
        <table ref={table} className="w-full border-collapse">
          <caption className="sr-only">Planilla de precios</caption>
          <GridHead />
          <tbody>
            {PERIODS.map((period) => (
              <tr key={period.id} className="border-t border-line">
                <th
                  scope="row"
                  className="sticky left-0 z-10 bg-surface px-2 py-1 text-left text-sm font-semibold"
                >
                  {period.label}
                </th>
                {FRACTIONS.map((fraction) => {
                  const part: PeriodPart = { period: period.id, fraction: fraction.id };
                  if (!isPart(part)) return <NoCell key={fraction.id} />;
                  return (
                    <GridCell
                      key={fraction.id}
                      part={part}
                      price={priceAt(prices, part)}
                      name={period.hasFractions ? `${period.label}, ${fraction.label}` : period.label}
                      isActive={priceKey(part) === priceKey(active)}
                      canRent={canRent}
                      helpId={helpId}
                      actions={actions}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label="Moneda de lo que se agrega"
          options={CURRENCY_OPTIONS}
          value={currency}
          onChange={({ target }) => isCurrency(target.value) && setCurrency(target.value)}
        />
        <Button
          variant="secondary"
          disabled={!canUndo}
          onClick={takeBack}
          icon={<IconArrowBackUp aria-hidden="true" className="size-5" />}
        >
          Deshacer
        </Button>
      </div>
      <CopyLine
        onCopy={(line) => {
          if (!prices.some((price) => price[line.by] === line.from)) setSaid('No hay precios para copiar.');
          else apply(withCopiedLine(prices, line), 'Se copiaron los precios.');
        }}
      />
    </div>
  );
}

function GridHead() {
  return (
    <thead className="bg-band text-sm text-ink-soft">
      <tr>
        <th scope="col" className="sticky left-0 z-10 bg-band px-2 py-2 text-left font-semibold">
          Período
        </th>
        {FRACTIONS.map(({ id, label }) => (
          <th key={id} scope="col" className="px-1.5 py-2 text-right align-bottom font-semibold">
            {label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A fraction that a period is not let by. */
function NoCell() {
  return (
    <td className="bg-band/60">
      <span className="sr-only">No corresponde</span>
    </td>
  );
}

function pastedText({ written, refused }: Pasted): string {
  const done =
    written === 0
      ? 'No se pegó nada.'
      : `${written === 1 ? 'Se pegó' : 'Se pegaron'} ${counted(written, 'celda')}.`;
  return refused.length === 0 ? done : `${done} No se entendió: ${refused.slice(0, 5).join(' · ')}`;
}
