import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsInt, Max, Min } from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { LIMITS } from '#common/kernel/limits.js';
import { MOST_ID, Text } from '#platform/http/input/dto-fields.js';

/** Messages of a list, and of an action. */
export const MOST_MESSAGES = 500;
const message = ERROR_MESSAGES.invalid;

export class MessagesDto {
  @IsArray({ message })
  @ArrayMaxSize(MOST_MESSAGES, { message })
  @ArrayUnique({ message })
  @IsInt({ each: true, message })
  @Min(1, { each: true, message })
  @Max(MOST_ID, { each: true, message })
  consultasIds: number[] = [];
}

export class ReplyDto extends MessagesDto {
  @Text(LIMITS.subjectLength) asunto = '';
  @Text(LIMITS.bodyLength) mensaje = '';
  /** Responds at once, with the progress of the sending. */
  @IsBoolean({ message }) sinEspera = false;
  /** The mails wait until the screen no longer offers to take the reply back. */
  @IsBoolean({ message }) conDeshacer = false;
}
