import type { CorrectionForm } from '#common/owners/personal-data/correction.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type { CorrectionRequest, PersonRequest } from '#common/owners/personal-data/personal-data-calls.js';
import { Email, Text } from '#platform/http/input/dto-fields.js';

const LONGEST_PHONE = 40;

export class PersonDto implements PersonRequest {
  @Email() email: string;
  @Text(LONGEST_PHONE) telefono = '';
}

/** Enough for some hundred contacts of a person. */
const VERSION_LENGTH = 5_000;

/** Validates only the shape; common/owners/personal-data/correction defines the allowed values. */
export class CorrectionDto extends PersonDto implements CorrectionRequest, CorrectionForm {
  @Text(LENGTHS.name) nombre = '';
  @Text(LENGTHS.name) apellido = '';
  @Text(LENGTHS.phone) dni = '';
  @Text(LENGTHS.phone) celular = '';
  @Email() emailNuevo = '';
  @Text(VERSION_LENGTH) version: string;
}
