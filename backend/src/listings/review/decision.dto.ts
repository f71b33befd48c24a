import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, Min } from 'class-validator';
import { LENGTHS } from '#common/kernel/limits.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Flag, Id, Text, WholeNumber } from '#platform/http/input/dto-fields.js';

const message = ERROR_MESSAGES.invalid;

/** Body of the decision calls. */
export class DecisionDto {
  @Id() idInmueble: number;
  /** Version that the operator saw; if missing, the version is not checked (wire-contract.md, Two administrators). */
  @IsOptional() @WholeNumber() @IsInt({ message }) @Min(1, { message }) version?: number;
}

/** Body of rechazarInmueblePendiente; common/listings/review/rejection defines the allowed values. */
export class RejectionDto extends DecisionDto {
  @Text(LENGTHS.reason) motivo = '';
  @Flag() @IsBoolean({ message }) avisar = false;
}

/** Body of altaInmueble; `destacado` also as a string or boolean. */
export class ApprovalDto extends DecisionDto {
  @Transform(({ value }) => Number(value)) @IsIn([0, 1], { message }) destacado: 0 | 1 = 0;
}
