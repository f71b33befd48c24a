/** Rental seasons and their parts (public-site.md §3); the numbers are what the database holds. */
export type PeriodId = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type FractionId = 1 | 2 | 3 | 4 | 5;

export interface Period {
  id: PeriodId;
  name: string;
  /** False where the period is let only whole, so that the fraction is disabled and cleared (§5, step 4). */
  hasFractions: boolean;
  /** Words after an amount, where the period is let only whole. A whole year is priced by the month, as annual contracts are. */
  per?: string;
}

export interface Fraction {
  id: FractionId;
  name: string;
  /** Words after an amount on a card: `$ 500.000 por 1º quincena`. */
  per: string;
}

export const PERIODS: readonly Period[] = [
  { id: 1, name: 'Diciembre', hasFractions: true },
  { id: 2, name: 'Enero', hasFractions: true },
  { id: 3, name: 'Febrero', hasFractions: true },
  { id: 4, name: 'Marzo', hasFractions: true },
  { id: 5, name: 'Semana Santa', hasFractions: false, per: 'Semana Santa' },
  { id: 6, name: 'Vacaciones Inv.', hasFractions: false, per: 'las vacaciones de invierno' },
  { id: 7, name: 'Año Completo', hasFractions: false, per: 'mes, todo el año' },
];

export const WHOLE_PERIOD: FractionId = 1;

export const FRACTIONS: readonly Fraction[] = [
  { id: WHOLE_PERIOD, name: 'Mes Completo', per: 'mes completo' },
  { id: 2, name: '1º Quincena', per: '1º quincena' },
  { id: 3, name: '2º Quincena', per: '2º quincena' },
  { id: 4, name: 'Semana', per: 'semana' },
  { id: 5, name: 'Dia', per: 'día' },
];

/** Periods that price averages compare (back-office.md §2): the months of the season. */
export const AVERAGED_PERIODS: readonly PeriodId[] = [1, 2, 3, 4];

/** The period with this number. Throws a RangeError when there is none. */
export function period(id: number): Period {
  const found = PERIODS[id - 1];
  if (!found) throw new RangeError(`No period ${id}`);
  return found;
}

/** The fraction with this number. Throws a RangeError when there is none. */
export function fraction(id: number): Fraction {
  const found = FRACTIONS[id - 1];
  if (!found) throw new RangeError(`No fraction ${id}`);
  return found;
}
