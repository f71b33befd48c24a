import { DEFAULT_CURRENCY, type Currency } from '../../kernel/currencies.js';
import type { Operation, OperationName } from '../../kernel/operations.js';
import type { PropertyTypeId } from '../property-types.js';
import { showsCharacteristics } from '../attributes/property-questions.js';

/** Kinds of beds, with their names for one and for several. */
export const BEDS = {
  matrimoniales: { label: 'Matrimoniales', one: 'cama matrimonial', many: 'camas matrimoniales' },
  simples: { label: 'Simples', one: 'cama simple', many: 'camas simples' },
  cuchetas: { label: 'Cuchetas', one: 'cucheta', many: 'cuchetas' },
  sofas: { label: 'Sofás cama', one: 'sofá cama', many: 'sofás cama' },
} as const;
export type BedKind = keyof typeof BEDS;
export const BED_KINDS = Object.keys(BEDS) as BedKind[];

/** When the part of the price beyond the deposit payment is paid. */
export const BALANCE_TIMES = {
  antes: 'Antes de llegar',
  llegada: 'Al llegar',
  salida: 'Al irse',
} as const;
export type BalanceTime = keyof typeof BALANCE_TIMES;

export const LINENS = {
  completa: 'Sábanas y toallas incluidas',
  sabanas: 'Sábanas incluidas, sin toallas',
  no: 'No incluye: traé la tuya',
} as const;
export type Linen = keyof typeof LINENS;

/** How electricity and gas are paid; an amount is per day. */
export const UTILITIES = { incluidos: 'Incluidos', medidor: 'Según medidor, al irse' } as const;
export type Utilities = keyof typeof UTILITIES;

export const PET_RULES = { si: 'Sí, sin cargo', no: 'No', consultar: 'A consultar' } as const;
export type PetRule = keyof typeof PET_RULES;

/** Whether groups of young people may stay. */
export const GROUP_RULES = { si: 'Sí', no: 'No, solo familias o parejas', consultar: 'A consultar' } as const;
export type GroupRule = keyof typeof GROUP_RULES;

/** Minimum nights of a stay in a period, by its name; '' for all other dates. */
export interface MinimumNights {
  periodo: string;
  noches: number;
}

/**
 * What a stay costs beside its price, and what it includes. The stored form, the form of screens and that of calls are the same. Null means
 * that the owner does not say; an amount of 0 means that nothing is charged.
 */
export interface Conditions {
  /** Number of beds of each kind. */
  camas: Record<BedKind, number>;
  /** `14:00`: from when guests may come, and until when they leave. */
  entrada: string | null;
  salida: string | null;
  /** Paid in advance, per cent of the price. */
  senia: number | null;
  saldo: BalanceTime | null;
  /** Currency of every amount below. */
  moneda: Currency;
  /** Returned after the stay. */
  deposito: number | null;
  limpieza: number | null;
  ropaBlanca: Linen | null;
  /** A number is the amount per day. */
  servicios: Utilities | number | null;
  minimoNoches: MinimumNights[];
  /** A number is the amount per stay. */
  mascotas: PetRule | number | null;
  grupos: GroupRule | null;
}

/** Display names, in the order of tables. */
export const CONDITION_LABELS: Readonly<Record<keyof Conditions, string>> = {
  camas: 'Camas',
  ropaBlanca: 'Ropa de cama',
  entrada: 'Entrada',
  salida: 'Salida',
  minimoNoches: 'Estadía mínima',
  servicios: 'Luz y gas',
  limpieza: 'Limpieza final',
  senia: 'Seña',
  saldo: 'El resto se paga',
  deposito: 'Depósito en garantía',
  mascotas: 'Mascotas',
  grupos: 'Grupos de jóvenes',
  moneda: 'Moneda',
};

/** Conditions of which nothing is said. */
export function noConditions(): Conditions {
  return {
    camas: { matrimoniales: 0, simples: 0, cuchetas: 0, sofas: 0 },
    entrada: null,
    salida: null,
    senia: null,
    saldo: null,
    moneda: DEFAULT_CURRENCY,
    deposito: null,
    limpieza: null,
    ropaBlanca: null,
    servicios: null,
    minimoNoches: [],
    mascotas: null,
    grupos: null,
  };
}

/** Whether a notice has conditions: rentals of what people sleep in or stay at. */
export function asksConditions(operation: Operation | OperationName | '', type: number | ''): boolean {
  const isRental = operation === 'rental' || operation === 'alquiler';
  return isRental && type !== '' && showsCharacteristics(type as PropertyTypeId);
}

/** The form in which conditions are stored: null if nothing is said or the notice has none, so that equal conditions are written alike. */
export function storedConditions(
  conditions: Conditions | null | undefined,
  kind: { operation: Operation; propertyType: PropertyTypeId },
): Conditions | null {
  if (!conditions || !asksConditions(kind.operation, kind.propertyType)) return null;
  return saysAnything(conditions) ? conditions : null;
}

/** Whether anything but the currency is given. */
export function saysAnything({ camas, minimoNoches, moneda: _currency, ...others }: Conditions): boolean {
  const hasBeds = BED_KINDS.some((kind) => camas[kind] > 0);
  return hasBeds || minimoNoches.length > 0 || Object.values(others).some((value) => value !== null);
}
