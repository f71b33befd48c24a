import { LENGTHS } from '#common/kernel/limits.js';
import type { SpamTraps } from '#common/kernel/forms/spam.js';
import { Text, WholeNumber } from './dto-fields.js';

/** Fields of public forms that only bots fill in. */
export class SpamTrapsDto implements SpamTraps {
  @Text(LENGTHS.message) casillero = '';
  @WholeNumber() tiempo: number | '' = '';
}
