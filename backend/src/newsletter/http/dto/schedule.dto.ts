import { LIMITS } from '#common/vocabulary/limits.js';
import { Id, Text } from '#platform/http/dto-fields.js';
import { RecipientsDto } from './newsletter.dto.js';

/** Length of `2026-11-25T09:30`, and some room for what is refused with words. */
const TIME_LENGTH = 30;

export class ScheduleDto extends RecipientsDto {
  @Text(LIMITS.subjectLength) asunto = '';
  @Text(LIMITS.bodyLength) mensaje = '';
  @Text(TIME_LENGTH) cuando = '';
}

export class RescheduleDto {
  @Id() idProgramado: number;
  @Text(TIME_LENGTH) cuando = '';
}

export class CancellationDto {
  @Id() idProgramado: number;
}
