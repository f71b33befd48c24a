/** Rental seasons and their parts (public-site.md §3); the numbers are what the database holds. */
export type PeriodId = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type FractionId = 1 | 2 | 3 | 4 | 5;

export interface Period {
  id: PeriodId;
  /** Its name on the wire and in addresses (public-site.md §3). */
  name: string;
  /** How people read it. */
  label: string;
  /** False where the period is let only whole, so that the fraction is disabled and cleared (§5, step 4). */
  hasFractions: boolean;
  /** Words after an amount, where the period is let only whole. A whole year is priced by the month, as annual contracts are. */
  per?: string;
}

export interface Fraction {
  id: FractionId;
  /** Its name on the wire and in addresses (public-site.md §3). */
  name: string;
  /** How people read it. */
  label: string;
  /** Words after an amount on a card: `$ 500.000 por 1.ª quincena`. */
  per: string;
}

export const PERIODS: readonly Period[] = [
  { id: 1, name: 'Diciembre', label: 'Diciembre', hasFractions: true },
  { id: 2, name: 'Enero', label: 'Enero', hasFractions: true },
  { id: 3, name: 'Febrero', label: 'Febrero', hasFractions: true },
  { id: 4, name: 'Marzo', label: 'Marzo', hasFractions: true },
  { id: 5, name: 'Semana Santa', label: 'Semana Santa', hasFractions: false, per: 'Semana Santa' },
  {
    id: 6,
    name: 'Vacaciones Inv.',
    label: 'Vacaciones de invierno',
    hasFractions: false,
    per: 'las vacaciones de invierno',
  },
  { id: 7, name: 'Año Completo', label: 'Año completo', hasFractions: false, per: 'mes, todo el año' },
];

export const WHOLE_PERIOD: FractionId = 1;

export const FRACTIONS: readonly Fraction[] = [
  { id: WHOLE_PERIOD, name: 'Mes Completo', label: 'Mes completo', per: 'mes completo' },
  { id: 2, name: '1º Quincena', label: '1.ª quincena', per: '1.ª quincena' },
  { id: 3, name: '2º Quincena', label: '2.ª quincena', per: '2.ª quincena' },
  { id: 4, name: 'Semana', label: 'Semana', per: 'semana' },
  { id: 5, name: 'Dia', label: 'Día', per: 'día' },
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

/** How people read a period that the wire names; the name itself where it is none. */
export function periodLabel(name: string): string {
  return PERIODS.find((one) => one.name === name)?.label ?? name;
}

/** How people read a fraction that the wire names; the name itself where it is none. */
export function fractionLabel(name: string): string {
  return FRACTIONS.find((one) => one.name === name)?.label ?? name;
}
