import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { GridPlace } from '#common/pricing/grid-rows.js';
import type { GridMove } from '#common/pricing/price-grid.js';
import { RENTED, priceKey, type RentalPrice } from '#common/pricing/prices.js';
import { LIMITS } from '#common/kernel/limits.js';
import { cx } from '../ui/classes.js';
import { CONTROL } from '../ui/field.js';
import { DigitsInput } from '../ui/number-field.js';

/** Callbacks of the grid for a cell. */
export interface GridActions {
  enter: (place: GridPlace) => void;
  leave: () => void;
  write: (place: GridPlace, amount: number | null) => void;
  mark: (place: GridPlace) => void;
  move: (place: GridPlace, move: GridMove) => void;
  paste: (place: GridPlace, text: string) => void;
  undo: () => void;
}

interface GridCellProps {
  place: GridPlace;
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
export function GridCell({ place, price, name, isActive, canRent, helpId, actions }: GridCellProps) {
  const rented = price?.rented ?? false;
  return (
    <td className="p-0.5 align-top">
      <DigitsInput
        aria-label={`${name}${price?.currency === 'USD' ? ', en dólares' : ''}${rented ? ', alquilado' : ''}`}
        aria-describedby={helpId}
        data-lugar={priceKey(place)}
        tabIndex={isActive ? 0 : -1}
        amount={price?.amount ?? null}
        onAmountChange={(amount) => {
          if (amount === 0 || (amount ?? 0) > LIMITS.maxAmount) return;
          if (amount !== (price?.amount ?? null)) actions.write(place, amount);
        }}
        onFocus={({ target }) => {
          target.select();
          actions.enter(place);
        }}
        onBlur={actions.leave}
        onKeyDown={(event) => onKey(event, { place, canRent, actions })}
        onPaste={(event) => onPaste(event, place, actions)}
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
          onClick={() => actions.mark(place)}
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
  place: GridPlace;
  canRent: boolean;
  actions: GridActions;
}

function onKey(event: KeyboardEvent<HTMLInputElement>, { place, canRent, actions }: KeyContext): void {
  const { key, currentTarget, ctrlKey, metaKey, altKey, shiftKey } = event;
  if ((ctrlKey || metaKey) && !shiftKey && key.toLowerCase() === 'z') {
    event.preventDefault();
    actions.undo();
    return;
  }
  if (ctrlKey || metaKey || altKey || shiftKey) return;
  if (key === ' ') {
    event.preventDefault();
    if (canRent) actions.mark(place);
    return;
  }
  const move = MOVES[key] ?? sideways(key, currentTarget);
  if (!move) return;
  event.preventDefault();
  actions.move(place, move);
}

/** Left and right move within the digits first. */
function sideways(key: string, input: HTMLInputElement): GridMove | undefined {
  if (key === 'ArrowLeft' && input.selectionStart === 0) return 'left';
  if (key === 'ArrowRight' && input.selectionEnd === input.value.length) return 'right';
  return undefined;
}

function onPaste(event: ClipboardEvent<HTMLInputElement>, place: GridPlace, actions: GridActions): void {
  event.preventDefault();
  actions.paste(place, event.clipboardData.getData('text/plain'));
}
