import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { plainPhone } from '#common/kernel/forms/phone.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type { InquiryRequest } from '#common/inquiries/inquiry-shapes.js';
import { Email, Flag, Id, Text, WholeNumber } from '#platform/http/input/dto-fields.js';
import { SpamTrapsDto } from '#platform/http/input/spam-traps.dto.js';

const message = ERROR_MESSAGES.invalid;

/** `2027-01-16` */
const LONGEST_DAY = 10;

/** Body of crearConsulta. Validates only the shape; common/inquiries/inquiry-form defines the allowed values. */
export class InquiryDto extends SpamTrapsDto implements InquiryRequest {
  @Text(LENGTHS.name) nombreCompleto = '';
  @Text(LENGTHS.message) mensaje = '';
  @Id() inmuebleId: number;
  @IsIn(['whatsapp', 'email'], { message }) tipoConsulta: 'whatsapp' | 'email';
  @Transform(({ value }) => (typeof value === 'string' ? plainPhone(value) : (value as unknown)))
  @Text(LENGTHS.phone)
  telefono = '';
  @Email() email = '';
  @IsOptional() @Text(LONGEST_DAY) llegada?: string;
  @IsOptional() @Text(LONGEST_DAY) salida?: string;
  @IsOptional() @WholeNumber() personas?: number | '';
  @IsOptional() @Flag() @IsBoolean({ message }) mascotas?: boolean;
  @IsOptional() @Flag() @IsBoolean({ message }) copia?: boolean;
}
