import { useRef, useState } from 'react';
import type { RentalPrice } from '#common/pricing/prices.js';

type Prices = readonly RentalPrice[];

const MOST_STEPS = 100;

/** Undo history of the grid, at most 100 steps. Digits typed into one cell without leaving it are one step. */
export function useGridHistory(prices: Prices, onChange: (prices: RentalPrice[]) => void) {
  const [past, setPast] = useState<readonly Prices[]>([]);
  const typing = useRef<number>(undefined);
  const change = (next: RentalPrice[], typedInto?: number): void => {
    if (typedInto === undefined || typing.current !== typedInto)
      setPast([...past, prices].slice(-MOST_STEPS));
    typing.current = typedInto;
    onChange(next);
  };
  const undo = (): boolean => {
    const before = past.at(-1);
    if (!before) return false;
    typing.current = undefined;
    setPast(past.slice(0, -1));
    onChange([...before]);
    return true;
  };
  const settle = (): void => {
    typing.current = undefined;
  };
  return { change, undo, settle, canUndo: past.length > 0 };
}
