import { IsIn, IsInt } from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { LENGTHS } from '#common/kernel/limits.js';
import type { OptionTimes } from '#common/site/options/option-form.js';
import {
  LEVEL_NAMES,
  type ClosureRequest,
  type SiteContactRequest,
  type FreeLimitRequest,
  type LevelName,
  type NoticeRequest,
  type PhotoMarkRequest,
  type SeasonRequest,
  type TariffRequest,
} from '#common/site/options/option-calls.js';
import { Text, WholeNumber } from '#platform/http/input/dto-fields.js';

/** `2027-03-01T09:00` */
const LONGEST_TIME = 16;

class TimesDto implements OptionTimes {
  @Text(LONGEST_TIME) desde = '';
  @Text(LONGEST_TIME) hasta = '';
}

export class NoticeDto extends TimesDto implements NoticeRequest {
  @Text(LENGTHS.note) texto = '';
  @IsIn(Object.values(LEVEL_NAMES), { message: ERROR_MESSAGES.invalid }) nivel: LevelName;
}

export class ClosureDto extends TimesDto implements ClosureRequest {
  @Text(LENGTHS.note) sinPublicar = '';
  @Text(LENGTHS.note) sinConsultar = '';
}

class DatedDto {
  @Text(10) desde = '';
  @WholeNumber() @IsInt({ message: ERROR_MESSAGES.invalid }) visto: number;
}

export class TariffDto extends DatedDto implements TariffRequest {
  @Text(LENGTHS.name) plan = '';
  @WholeNumber() precio: number | '' = '';
  @WholeNumber() antes: number | '' = '';
  @WholeNumber() destacado: number | '' = '';
}

export class FreeLimitDto extends DatedDto implements FreeLimitRequest {
  @WholeNumber() avisos: number | '' = '';
}

export class PhotoMarkDto extends DatedDto implements PhotoMarkRequest {
  @IsIn(['si', 'no', ''], { message: ERROR_MESSAGES.invalid }) marca: PhotoMarkRequest['marca'] = '';
}

export class SeasonDto implements SeasonRequest {
  @Text(LENGTHS.name) periodo = '';
  @Text(10) primera = '';
  @Text(10) ultima = '';
  @WholeNumber() @IsInt({ message: ERROR_MESSAGES.invalid }) visto: number;
}

export class ContactDto extends DatedDto implements SiteContactRequest {
  @Text(LENGTHS.note) lineas = '';
  @Text(LENGTHS.note) firma = '';
  @Text(LENGTHS.note) facebook = '';
  @Text(LENGTHS.note) instagram = '';
  @Text(LENGTHS.note) youtube = '';
  @Text(LENGTHS.note) whatsapp = '';
  @Text(LENGTHS.note) blog = '';
  @Text(LENGTHS.note) fiscalData = '';
}
