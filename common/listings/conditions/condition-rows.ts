import { counted, listed } from '../../kernel/text.js';
import { periodLabel } from '../../pricing/periods.js';
import { formatMoney } from '../../pricing/prices.js';
import {
  BALANCE_TIMES,
  BED_KINDS,
  BEDS,
  CONDITION_LABELS,
  GROUP_RULES,
  LINENS,
  PET_RULES,
  UTILITIES,
  type Conditions,
  type MinimumNights,
} from './conditions.js';

/** A condition in words. */
export interface ConditionRow {
  field: keyof Conditions;
  label: string;
  /** Empty if the owner does not say. */
  text: string;
}

interface Worded {
  field: keyof Conditions;
  words: (conditions: Conditions) => string;
}

/** Every condition in words, in the order of tables and forms. */
const WORDED: readonly Worded[] = [
  { field: 'camas', words: bedsText },
  { field: 'ropaBlanca', words: ({ ropaBlanca }) => chosen(LINENS, ropaBlanca) },
  { field: 'entrada', words: ({ entrada }) => (entrada ? `Desde las ${entrada}` : '') },
  { field: 'salida', words: ({ salida }) => (salida ? `Hasta las ${salida}` : '') },
  { field: 'minimoNoches', words: ({ minimoNoches }) => minimumText(minimoNoches) },
  { field: 'servicios', words: utilitiesText },
  { field: 'limpieza', words: (all) => amountText(all.limpieza, all, 'Sin cargo') },
  { field: 'senia', words: ({ senia }) => seniaText(senia) },
  { field: 'saldo', words: ({ saldo }) => chosen(BALANCE_TIMES, saldo) },
  { field: 'deposito', words: depositText },
  { field: 'mascotas', words: petsText },
  { field: 'grupos', words: ({ grupos }) => chosen(GROUP_RULES, grupos) },
];

/** Every condition, also those of which the owner says nothing. */
export function allConditionRows(conditions: Conditions | null): ConditionRow[] {
  return WORDED.map(({ field, words }) => ({
    field,
    label: CONDITION_LABELS[field],
    text: conditions ? words(conditions) : '',
  }));
}

/** What the owner says, as rows of a table. */
export function conditionRows(conditions: Conditions | null): ConditionRow[] {
  return allConditionRows(conditions).filter(({ text }) => text !== '');
}

/** The same in one text: `Camas: 1 cama matrimonial; Entrada: Desde las 14:00`. */
export function conditionsText(conditions: Conditions | null): string {
  return conditionRows(conditions)
    .map(({ label, text }) => `${label}: ${text}`)
    .join('; ');
}

/** Whether both say the same, in whatever order their fields were stored. */
export function isSameConditions(one: Conditions | null, other: Conditions | null): boolean {
  return conditionsText(one) === conditionsText(other);
}

/** Conditions that differ, in words. */
export function changedConditionRows(
  before: Conditions | null,
  after: Conditions | null,
): (ConditionRow & { before: string })[] {
  const old = allConditionRows(before);
  return allConditionRows(after).flatMap((row, at) =>
    row.text === old[at]!.text ? [] : [{ ...row, before: old[at]!.text }],
  );
}

function chosen<Key extends string>(texts: Readonly<Record<Key, string>>, key: Key | null): string {
  return key === null ? '' : texts[key];
}

function bedsText({ camas }: Conditions): string {
  const kinds = BED_KINDS.filter((kind) => camas[kind] > 0);
  return listed(kinds.map((kind) => counted(camas[kind], BEDS[kind].one, BEDS[kind].many)));
}

function amountText(amount: number | null, { moneda }: Conditions, none: string): string {
  if (amount === null) return '';
  return amount === 0 ? none : formatMoney(amount, moneda);
}

function seniaText(senia: number | null): string {
  if (senia === null) return '';
  return senia === 0 ? 'No se pide' : `${senia} % al reservar`;
}

function depositText(all: Conditions): string {
  const text = amountText(all.deposito, all, 'No se pide');
  return all.deposito ? `${text}, se devuelve al irse` : text;
}

function utilitiesText(all: Conditions): string {
  const { servicios } = all;
  if (typeof servicios !== 'number') return chosen(UTILITIES, servicios);
  return `${formatMoney(servicios, all.moneda)} por día`;
}

function petsText(all: Conditions): string {
  const { mascotas } = all;
  if (typeof mascotas !== 'number') return chosen(PET_RULES, mascotas);
  return `Sí, ${formatMoney(mascotas, all.moneda)} por estadía`;
}

/** `7 noches en enero y febrero; 2 noches en otras fechas`. */
function minimumText(minimums: readonly MinimumNights[]): string {
  const [first] = minimums;
  if (first && minimums.length === 1 && first.periodo === '') return counted(first.noches, 'noche');
  const lengths = [...new Set(minimums.map(({ noches }) => noches))];
  const within = (nights: number): string =>
    listed(minimums.filter(({ noches }) => noches === nights).map(periodWords));
  return lengths.map((nights) => `${counted(nights, 'noche')} en ${within(nights)}`).join('; ');
}

function periodWords({ periodo }: MinimumNights): string {
  if (periodo === '') return 'otras fechas';
  const label = periodLabel(periodo);
  return label === 'Semana Santa' ? label : label.toLowerCase();
}
