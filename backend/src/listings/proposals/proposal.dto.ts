import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, Min } from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { PROPOSED_TEXTS } from '#common/listings/proposals/proposal.js';
import { CURRENCIES, type Currency } from '#common/kernel/currencies.js';
import { LENGTHS, LIMITS } from '#common/kernel/limits.js';
import type {
  ProposalDecision,
  ProposedPriceWire,
  ProposedTextField,
} from '#common/listings/proposals/proposal-calls.js';
import { Flag, Id, Part, Text, WholeNumber } from '#platform/http/input/dto-fields.js';

const message = ERROR_MESSAGES.invalid;
/** More than there are periods and fractions. */
const MOST_PRICES = 60;

/** Validates only the shape; common/listings/proposals/proposal defines the allowed values. */
export class ProposedPriceDto implements ProposedPriceWire {
  @Text(30) periodo = '';
  @Text(30) fraccion = '';
  @WholeNumber() monto: number | '' = '';
  @IsIn(CURRENCIES, { message }) tipo_moneda: Currency;
}

/** A list of prices as an owner proposes them, or as the operator publishes them. */
export function ProposedPrices(): PropertyDecorator {
  return (target, property) => {
    IsArray({ message })(target, property as string);
    ArrayMaxSize(MOST_PRICES, { message })(target, property as string);
    Part(() => ProposedPriceDto, { each: true })(target, property);
  };
}

class DecidedTextDto {
  @IsIn(Object.keys(PROPOSED_TEXTS), { message }) campo: ProposedTextField;
  @Text(LIMITS.notesLength) valor = '';
}

export class ProposalDecisionDto implements ProposalDecision {
  @Id() idInmueble: number;
  @Id() idPropuesta: number;
  @WholeNumber() @IsInt({ message }) @Min(1, { message }) version: number;
  @IsArray({ message })
  @ArrayMaxSize(Object.keys(PROPOSED_TEXTS).length, { message })
  @Part(() => DecidedTextDto, { each: true })
  textos: DecidedTextDto[] = [];
  @ProposedPrices() precios: ProposedPriceDto[] = [];
  @IsOptional() @Flag() @IsBoolean({ message }) condiciones?: boolean;
  @IsOptional() @Flag() @IsBoolean({ message }) medidas?: boolean;
  @Text(LENGTHS.reason) motivo = '';
}
