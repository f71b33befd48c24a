import { Transform } from 'class-transformer';
import { Allow, ArrayMaxSize, IsArray, IsOptional } from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { DEFAULT_CURRENCY, type Currency } from '#common/kernel/currencies.js';
import { MINIMUM_PERIODS } from '#common/listings/conditions/condition-faults.js';
import type {
  BalanceTime,
  BedKind,
  Conditions,
  GroupRule,
  Linen,
  MinimumNights,
  PetRule,
  Utilities,
} from '#common/listings/conditions/conditions.js';
import { Part, Text, WholeNumber } from '#platform/http/input/dto-fields.js';

const message = ERROR_MESSAGES.invalid;
const LONGEST_CHOICE = 20;

/** A choice, a time or an amount. An empty value is null, digits are a number, and what is neither text nor number is a wrong number. */
function Said(): PropertyDecorator {
  return (target, property) => {
    Allow()(target, property);
    Transform(({ value }) => said(value))(target, property as string);
  };
}

function said(value: unknown): string | number | null {
  if (value === '' || value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return Number.NaN;
  return /^\d{1,15}$/.test(value) ? Number(value) : value.slice(0, LONGEST_CHOICE);
}

class BedsDto implements Record<BedKind, number> {
  @WholeNumber() matrimoniales = 0;
  @WholeNumber() simples = 0;
  @WholeNumber() cuchetas = 0;
  @WholeNumber() sofas = 0;
}

class MinimumNightsDto implements MinimumNights {
  @Text(LONGEST_CHOICE) periodo = '';
  @WholeNumber() noches = 0;
}

/** Validates only the shape; common/listings/conditions/condition-faults defines the allowed values. */
class ConditionsDto implements Conditions {
  @Part(() => BedsDto) camas = new BedsDto();
  @Said() entrada: string | null = null;
  @Said() salida: string | null = null;
  @Said() senia: number | null = null;
  @Said() saldo: BalanceTime | null = null;
  @Said() moneda: Currency = DEFAULT_CURRENCY;
  @Said() deposito: number | null = null;
  @Said() limpieza: number | null = null;
  @Said() ropaBlanca: Linen | null = null;
  @Said() servicios: Utilities | number | null = null;
  @IsArray({ message })
  @ArrayMaxSize(MINIMUM_PERIODS.length + 1, { message })
  @Part(() => MinimumNightsDto, { each: true })
  minimoNoches: MinimumNightsDto[] = [];
  @Said() mascotas: PetRule | number | null = null;
  @Said() grupos: GroupRule | null = null;
}

/** The conditions of a stay, or null for none. */
export function ConditionsPart(): PropertyDecorator {
  return (target, property) => {
    IsOptional()(target, property);
    Part(() => ConditionsDto)(target, property);
  };
}
