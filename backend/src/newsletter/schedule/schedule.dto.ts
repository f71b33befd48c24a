import { LIMITS } from '#common/kernel/limits.js';
import { Id, Text } from '#platform/http/input/dto-fields.js';
import { RecipientsDto } from '../sending/newsletter.dto.js';

/** Longer than `2026-11-25T09:30`, so that a malformed time is refused with its own message. */
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
