/** Rental periods and their fractions (public-site.md §3); the numbers are the database values. */
export type PeriodId = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type FractionId = 1 | 2 | 3 | 4 | 5;

export interface Period {
  id: PeriodId;
  /** Name on the wire and in paths (public-site.md §3). */
  name: string;
  /** Display name. */
  label: string;
  /** False for periods without fractions; the field is then disabled and cleared (§5, step 4). */
  hasFractions: boolean;
  /** Text after an amount for periods without fractions. A whole year is priced per month, as annual contracts are. */
  per?: string;
}

export interface Fraction {
  id: FractionId;
  /** Name on the wire and in paths (public-site.md §3). */
  name: string;
  /** Display name. */
  label: string;
  /** Text after an amount on a card: `$ 500.000 por la 1.ª quincena`. */
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
  { id: 2, name: '1º Quincena', label: '1.ª quincena', per: 'la 1.ª quincena' },
  { id: 3, name: '2º Quincena', label: '2.ª quincena', per: 'la 2.ª quincena' },
  { id: 4, name: 'Semana', label: 'Semana', per: 'semana' },
  { id: 5, name: 'Dia', label: 'Día', per: 'día' },
];

/** The months of the season: the periods of the price averages (back-office.md §2). */
export const AVERAGED_PERIODS: readonly PeriodId[] = [1, 2, 3, 4];

/** @throws RangeError for an unknown number */
export function period(id: number): Period {
  const found = PERIODS[id - 1];
  if (!found) throw new RangeError(`No period ${id}`);
  return found;
}

/** @throws RangeError for an unknown number */
export function fraction(id: number): Fraction {
  const found = FRACTIONS[id - 1];
  if (!found) throw new RangeError(`No fraction ${id}`);
  return found;
}

/** Display name of a period on the wire; an unknown name is returned unchanged. */
export function periodLabel(name: string): string {
  return PERIODS.find((one) => one.name === name)?.label ?? name;
}

/** Whether a period on the wire has fractions; true for an unknown name. */
export function isLetInParts(name: string): boolean {
  return PERIODS.find((one) => one.name === name)?.hasFractions ?? true;
}

/** Display name of a fraction on the wire; an unknown name is returned unchanged. */
export function fractionLabel(name: string): string {
  return FRACTIONS.find((one) => one.name === name)?.label ?? name;
}

/** `Enero, 1.ª quincena` of the names on the wire; the period alone if it has no fractions or one of the names is unknown. */
export function partLabel(periodName: string, fractionName: string): string {
  const [one, part] = [
    PERIODS.find(({ name }) => name === periodName),
    FRACTIONS.find(({ name }) => name === fractionName),
  ];
  return one && part ? rentalKeyLabel(one.id, part.id) : periodLabel(periodName);
}

/** `Enero, 1.ª quincena`, `Enero, mes completo`; the name of the period alone if it has no fractions. */
export function rentalKeyLabel(periodId: number, fractionId: number): string {
  const { label, hasFractions } = period(periodId);
  return hasFractions ? `${label}, ${fraction(fractionId).label.toLowerCase()}` : label;
}
