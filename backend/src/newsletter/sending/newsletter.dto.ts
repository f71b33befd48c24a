import { ArrayMaxSize, IsArray, IsBoolean, IsInt, IsOptional, Max, Min } from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { LENGTHS, LIMITS } from '#common/kernel/limits.js';
import { LONGEST_NAME } from '../news/news.dto.js';
import { Id, MOST_ID, Part, Text } from '#platform/http/input/dto-fields.js';

const message = ERROR_MESSAGES.invalid;
/** Larger selections name a search instead of ids. */
const MOST_IDS = 20_000;

/** @param least the lowest id: those of subscribers are negative (`recipientOf`) */
function Ids(least = 1): PropertyDecorator {
  return (target, property) => {
    const name = property as string;
    IsArray({ message })(target, name);
    ArrayMaxSize(MOST_IDS, { message })(target, name);
    IsInt({ each: true, message })(target, name);
    Min(least, { each: true, message })(target, name);
    Max(MOST_ID, { each: true, message })(target, name);
  };
}

export class LetterDto {
  @Text(LIMITS.subjectLength) asunto = '';
  @Text(LIMITS.bodyLength) mensaje = '';
}

export class PreviewDto extends LetterDto {
  @IsBoolean({ message }) novedades = false;
}

class EverybodyDto {
  @Text(20) publico = '';
  @Text(20) tipoOperacion = '';
  @Text(LONGEST_NAME) localidad = '';
  @Text(LONGEST_NAME) tipoVivienda = '';
  @Text(LONGEST_NAME) plan = '';
  @IsBoolean({ message }) sinPrecios = false;
  @Text(LENGTHS.email) buscar = '';
  @Ids(-MOST_ID) excluidos: number[] = [];
}

export class RecipientsDto {
  @Ids(-MOST_ID) contactosIds: number[] = [];
  @IsOptional() @Part(() => EverybodyDto) todos?: EverybodyDto;
}

export class NewsletterDto extends RecipientsDto {
  @Text(LIMITS.subjectLength) asunto = '';
  @Text(LIMITS.bodyLength) mensaje = '';
  /** Responds at once; the screen shows the progress of the sending. */
  @IsBoolean({ message }) sinEspera = false;
  /** The messages wait until the screen no longer offers to cancel them. */
  @IsBoolean({ message }) conDeshacer = false;
}

export class SendingDto {
  @Id() idEnvio: number;
}

export class RetryDto {
  static readonly aliases = { idEnvio: 'id' };

  @Id() id: number;
  @IsOptional() @Ids() entregasIds?: number[];
}
