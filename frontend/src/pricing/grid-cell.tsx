import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { PeriodPart } from '#common/pricing/grid-rows.js';
import type { GridMove } from '#common/pricing/price-grid.js';
import { RENTED, priceKey, type RentalPrice } from '#common/pricing/prices.js';
import type { Currency } from '#common/kernel/currencies.js';
import { LIMITS } from '#common/kernel/limits.js';
import { cx } from '../ui/classes.js';
import { CONTROL } from '../ui/field.js';
import { ANY_CURRENCY, DigitsInput } from '../ui/number-field.js';

/** Callbacks of the grid for a cell. */
export interface GridActions {
  enter: (part: PeriodPart) => void;
  leave: () => void;
  write: (part: PeriodPart, amount: number | null, currency?: Currency) => void;
  /** Receives a text that is no amount. */
  refuse: (text: string) => void;
  mark: (part: PeriodPart) => void;
  move: (part: PeriodPart, move: GridMove) => void;
  paste: (part: PeriodPart, text: string) => void;
  undo: () => void;
}

interface GridCellProps {
  part: PeriodPart;
  price: RentalPrice | undefined;
  /** `Enero, 1.ª quincena` */
  name: string;
  /** The one cell that Tab reaches. */
  isActive: boolean;
  canRent: boolean;
  helpId: string;
  actions: GridActions;
}

/** A price of the grid: its amount, and whether it is rented. */
export function GridCell({ part, price, name, isActive, canRent, helpId, actions }: GridCellProps) {
  const rented = price?.rented ?? false;
  const [isRefused, setRefused] = useState(false);
  return (
    <td className="p-0.5 align-top">
      <DigitsInput
        aria-label={`${name}${price?.currency === 'USD' ? ', en dólares' : ''}${rented ? ', alquilado' : ''}`}
        aria-describedby={helpId}
        data-lugar={priceKey(part)}
        tabIndex={isActive ? 0 : -1}
        amount={price?.amount ?? null}
        aria-invalid={isRefused || undefined}
        currencies={ANY_CURRENCY}
        onAmountChange={(amount, currency) => {
          setRefused(false);
          if (amount === 0 || (amount ?? 0) > LIMITS.maxAmount) return;
          if (amount !== (price?.amount ?? null) || (currency && currency !== price?.currency))
            actions.write(part, amount, currency);
        }}
        onRefuse={(text) => {
          setRefused(true);
          actions.refuse(text);
        }}
        onFocus={({ target }) => {
          target.select();
          actions.enter(part);
        }}
        onBlur={actions.leave}
        onKeyDown={(event) => onKey(event, { part, canRent, actions })}
        onPaste={(event) => onPaste(event, part, actions)}
        className={cx(
          CONTROL,
          'h-11 min-w-24 px-1.5 text-right tabular-nums tablet:min-w-20 tablet:text-sm',
          rented && 'line-through',
        )}
      />
      {price?.currency === 'USD' && (
        <span aria-hidden="true" className="block text-right text-sm text-ink-muted">
          USD
        </span>
      )}
      {canRent && (
        <button
          type="button"
          tabIndex={-1}
          aria-pressed={rented}
          aria-label={`${RENTED}: ${name}`}
          onClick={() => actions.mark(part)}
          className={cx(
            'mt-0.5 min-h-6 w-full rounded-field text-sm',
            rented ? 'bg-danger-soft font-bold text-danger' : 'text-ink-muted hover:bg-band',
          )}
        >
          {rented ? RENTED : 'Libre'}
        </button>
      )}
    </td>
  );
}

const MOVES: Readonly<Record<string, GridMove>> = { ArrowUp: 'up', ArrowDown: 'down', Enter: 'down' };

interface KeyContext {
  part: PeriodPart;
  canRent: boolean;
  actions: GridActions;
}

function onKey(event: KeyboardEvent<HTMLInputElement>, { part, canRent, actions }: KeyContext): void {
  const { key, currentTarget, ctrlKey, metaKey, altKey, shiftKey } = event;
  if ((ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z') {
    event.preventDefault();
    actions.undo();
    return;
  }
  if (ctrlKey || metaKey || altKey || shiftKey) return;
  if (key === ' ') {
    event.preventDefault();
    if (canRent) actions.mark(part);
    return;
  }
  const move = MOVES[key] ?? sideways(key, currentTarget);
  if (!move) return;
  event.preventDefault();
  actions.move(part, move);
}

/** Left and right move within the digits first. */
function sideways(key: string, input: HTMLInputElement): GridMove | undefined {
  if (key === 'ArrowLeft' && input.selectionStart === 0) return 'left';
  if (key === 'ArrowRight' && input.selectionEnd === input.value.length) return 'right';
  return undefined;
}

function onPaste(event: ClipboardEvent<HTMLInputElement>, part: PeriodPart, actions: GridActions): void {
  event.preventDefault();
  actions.paste(part, event.clipboardData.getData('text/plain'));
}
