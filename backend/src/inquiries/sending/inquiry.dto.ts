import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { plainPhone } from '#common/kernel/forms/phone.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { MOST_ASKED } from '#common/inquiries/several-inquiries.js';
import type { InquiryRequest, SeveralInquiriesRequest } from '#common/inquiries/inquiry-calls.js';
import { Email, Flag, Id, IdList, Ids, Text, WholeNumber } from '#platform/http/input/dto-fields.js';
import { SpamTrapsDto } from '#platform/http/input/spam-traps.dto.js';

const message = ERROR_MESSAGES.invalid;

/** `2027-01-16` */
const LONGEST_DAY = 10;

/** What a visitor writes. Validates only the shape; common/inquiries/inquiry-form defines the allowed values. */
class QuestionDto extends SpamTrapsDto {
  @Text(LENGTHS.name) nombreCompleto = '';
  @Text(LENGTHS.message) mensaje = '';
  @Transform(({ value }) => (typeof value === 'string' ? plainPhone(value) : (value as unknown)))
  @Text(LENGTHS.phone)
  telefono = '';
  @Email() email = '';
  @IsOptional() @Text(LONGEST_DAY) llegada?: string;
  @IsOptional() @Text(LONGEST_DAY) salida?: string;
  @IsOptional() @WholeNumber() personas?: number | '';
  @IsOptional() @Flag() @IsBoolean({ message }) mascotas?: boolean;
}

/** Body of crearConsulta. */
export class InquiryDto extends QuestionDto implements InquiryRequest {
  @Id() inmuebleId: number;
  @IsIn(['whatsapp', 'email'], { message }) tipoConsulta: 'whatsapp' | 'email';
  @IsOptional() @Flag() @IsBoolean({ message }) copia?: boolean;
}

/** Body of crearConsultas. */
export class SeveralInquiriesDto extends QuestionDto implements SeveralInquiriesRequest {
  @Ids() @IdList(MOST_ASKED) inmuebleIds: number[];
}
