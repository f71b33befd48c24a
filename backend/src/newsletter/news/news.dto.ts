import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { SEARCH_TOWNS } from '#common/kernel/places.js';
import type { NewsRequest } from '#common/newsletter/news/news-calls.js';
import { Email, Text } from '#platform/http/input/dto-fields.js';
import { SpamTrapsDto } from '#platform/http/input/spam-traps.dto.js';

/** Longest name of a town, a property type or a plan. */
export const LONGEST_NAME = 40;

const message = ERROR_MESSAGES.invalid;

export class NewsDto extends SpamTrapsDto implements NewsRequest {
  @Email() email = '';

  /** A form with one checked checkbox sends a string instead of an array. */
  @Transform(({ value }) => (typeof value === 'string' ? [value] : value))
  @IsArray({ message })
  @ArrayMaxSize(SEARCH_TOWNS.length, { message })
  @IsString({ each: true, message })
  @MaxLength(LONGEST_NAME, { each: true, message })
  localidades: string[] = [];

  @Text(LONGEST_NAME) operacion: NonNullable<NewsRequest['operacion']> = '';
}
