import { IsIn } from 'class-validator';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { LENGTHS } from '#common/vocabulary/limits.js';
import type { InquiryRequest } from '#common/wire/messages.js';
import { Id, Text } from '#platform/http/dto-fields.js';
import { SpamTrapsDto } from '#platform/http/spam-traps.dto.js';

const message = ERROR_MESSAGES.invalid;

/** Body of crearConsulta. Validates only the shape; common/rules/inquiry-form defines the allowed values. */
export class InquiryDto extends SpamTrapsDto implements InquiryRequest {
  @Text(LENGTHS.name) nombreCompleto = '';
  @Text(LENGTHS.message) mensaje = '';
  @Id() inmuebleId: number;
  @IsIn(['whatsapp', 'email'], { message }) tipoConsulta: 'whatsapp' | 'email';
  @Text(LENGTHS.phone) telefono = '';
  @Text(LENGTHS.email) email = '';
}
