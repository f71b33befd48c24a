import { ArrayMaxSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { MOST_ROLLED_NOTICES } from '#common/owners/renewal/rollover.js';
import type {
  RolloverRequest,
  RolloverPreviewRequest,
  RolloverStep,
} from '#common/owners/renewal/rollover-calls.js';
import { Id, MOST_ID, Text, WholeNumber } from '#platform/http/input/dto-fields.js';

const message = ERROR_MESSAGES.invalid;
const LONGEST_TOWN = 40;
const LONGEST_DAY = 10;

/** Validates only the shape; common/owners/renewal/rollover defines the allowed values. */
export class RolloverPreviewDto implements RolloverPreviewRequest {
  @IsArray({ message })
  @ArrayMaxSize(MOST_ROLLED_NOTICES, { message })
  @ArrayUnique({ message })
  @IsInt({ each: true, message })
  @Min(1, { each: true, message })
  @Max(MOST_ID, { each: true, message })
  avisos: number[] = [];
  @Text(LONGEST_TOWN) localidad = '';
  @WholeNumber() idTipoVivienda: number | '' = '';
  @WholeNumber() porcentaje: number | '' = '';
  @WholeNumber() @IsInt({ message }) redondeoArs: number;
  @WholeNumber() @IsInt({ message }) redondeoUsd: number;
}

export class RolloverDto extends RolloverPreviewDto implements RolloverRequest {
  @Text(LONGEST_DAY) hasta = '';
  @WholeNumber() @IsInt({ message }) @Min(1, { message }) cantidad: number;
}

export class RolloverStepDto implements RolloverStep {
  @Id() idRenovacion: number;
}
