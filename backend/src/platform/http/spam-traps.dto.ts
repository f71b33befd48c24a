import { LENGTHS } from '#common/vocabulary/limits.js';
import type { SpamTraps } from '#common/wire/messages.js';
import { Text, WholeNumber } from './dto-fields.js';

/** The fields of public forms that only machines give away. */
export class SpamTrapsDto implements SpamTraps {
  @Text(LENGTHS.message) sitioWeb = '';
  @WholeNumber() tiempo: number | '' = '';
}
