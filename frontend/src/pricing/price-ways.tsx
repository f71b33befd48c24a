import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { lateModule } from '../app/import-when-reachable.js';
import { RadioGroup } from '../ui/choices.js';
import { ErrorState, Skeleton } from '../ui/states.js';
import type { PriceGridProps } from './price-grid.js';

const WAYS = [
  { value: 'lista', label: 'Lista' },
  { value: 'planilla', label: 'Planilla' },
] as const;
export type PriceWay = (typeof WAYS)[number]['value'];

const KEY = 'preciosComo';

interface PriceWaysProps extends PriceGridProps {
  way: PriceWay;
  onWay: (way: PriceWay) => void;
  /** The list. */
  children: ReactNode;
  /** Wraps the grid. */
  frame?: (grid: ReactNode) => ReactNode;
}

/** Prices as a list, its children, or as a grid. */
export function PriceWays({ way, onWay, children, frame = (grid) => grid, ...grid }: PriceWaysProps) {
  return (
    <>
      <RadioGroup legend="Cargar los precios en" value={way} choices={WAYS} onChange={onWay} />
      {way === 'lista' ? children : frame(<LateGrid {...grid} />)}
    </>
  );
}

/** The way that the device remembers. */
export function usePriceWay(): [PriceWay, (way: PriceWay) => void] {
  const [way, setWay] = useState(remembered);
  const choose = (chosen: PriceWay): void => {
    setWay(chosen);
    remember(chosen);
  };
  return [way, choose];
}

/** The grid's module. */
export const PRICE_GRID = lateModule('price-grid', () => import('./price-grid.js'));

/** The grid's code is loaded when it is first chosen. */
function LateGrid(props: PriceGridProps) {
  const { data, isError, isPaused, isFetching, refetch } = useQuery(PRICE_GRID);
  if (data) return <data.PriceGrid {...props} />;
  if (isError || isPaused)
    return (
      <ErrorState title="No se pudo abrir la planilla." busy={isFetching} onRetry={() => void refetch()} />
    );
  return (
    <>
      <output className="sr-only">Abriendo la planilla...</output>
      <Skeleton className="h-96 rounded-field" />
    </>
  );
}

function remembered(): PriceWay {
  try {
    return localStorage.getItem(KEY) === 'planilla' ? 'planilla' : 'lista';
  } catch {
    return 'lista';
  }
}

/** Stores the choice; without storage it is not remembered. */
function remember(way: PriceWay): void {
  try {
    localStorage.setItem(KEY, way);
  } catch {
    // The choice is optional.
  }
}
