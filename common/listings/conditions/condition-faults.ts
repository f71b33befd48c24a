import { isCurrency } from '../../kernel/currencies.js';
import { LIMITS } from '../../kernel/limits.js';
import { PERIODS } from '../../pricing/periods.js';
import { WHOLE_YEAR } from '../../pricing/season/season-parts.js';
import { LONGEST_STAY } from '../../pricing/stays/stay.js';
import { CONDITION_MESSAGES as MESSAGES } from './condition-messages.js';
import {
  BALANCE_TIMES,
  BED_KINDS,
  CONDITION_LABELS,
  GROUP_RULES,
  LINENS,
  PET_RULES,
  UTILITIES,
  type Conditions,
} from './conditions.js';

export interface ConditionFault {
  field: keyof Conditions;
  label: string;
  message: string;
}

/** Periods with a minimum of their own. */
export const MINIMUM_PERIODS: readonly string[] = PERIODS.filter(({ id }) => id !== WHOLE_YEAR).map(
  ({ name }) => name,
);

type Faults = { [Field in keyof Conditions]?: (value: Conditions[Field]) => string | undefined };

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const upTo = (value: number, most: number, least = 0): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
const time = (value: string | null) => (value === null || TIME.test(value) ? undefined : MESSAGES.time);
const amount = (value: number | null) =>
  value === null || upTo(value, LIMITS.maxAmount) ? undefined : MESSAGES.amount;
const oneOf = (texts: object) => (value: string | null) =>
  value === null || Object.hasOwn(texts, value) ? undefined : MESSAGES.choice;
const oneOfOrAmount = (texts: object) => (value: string | number | null) => {
  if (typeof value !== 'number') return oneOf(texts)(value);
  return upTo(value, LIMITS.maxAmount, 1) ? undefined : MESSAGES.amountMissing;
};

const FAULTS: Faults = {
  camas: (beds) =>
    BED_KINDS.every((kind) => upTo(beds[kind], LIMITS.maxCounted))
      ? undefined
      : MESSAGES.beds(LIMITS.maxCounted),
  entrada: time,
  salida: time,
  senia: (value) => (value === null || upTo(value, 100) ? undefined : MESSAGES.percent),
  saldo: oneOf(BALANCE_TIMES),
  moneda: (value) => (isCurrency(value) ? undefined : MESSAGES.choice),
  deposito: amount,
  limpieza: amount,
  ropaBlanca: oneOf(LINENS),
  servicios: oneOfOrAmount(UTILITIES),
  minimoNoches: (rows) => {
    const names = rows.map(({ periodo }) => periodo);
    const areKnown = names.every((name) => name === '' || MINIMUM_PERIODS.includes(name));
    if (!areKnown || new Set(names).size < names.length) return MESSAGES.choice;
    return rows.every(({ noches }) => upTo(noches, LONGEST_STAY, 1))
      ? undefined
      : MESSAGES.nights(LONGEST_STAY);
  },
  mascotas: oneOfOrAmount(PET_RULES),
  grupos: oneOf(GROUP_RULES),
};

/** Faults of conditions, in the order of the form. */
export function conditionFaults(conditions: Conditions): ConditionFault[] {
  return (Object.keys(FAULTS) as (keyof Conditions)[]).flatMap((field) => {
    const message = (FAULTS[field] as (value: unknown) => string | undefined)(conditions[field]);
    return message ? [{ field, label: CONDITION_LABELS[field], message }] : [];
  });
}
