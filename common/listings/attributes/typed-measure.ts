import { fold } from '../../kernel/text.js';
import { readTypedAmount } from '../../pricing/typed-amount.js';
import type { MeasureAttribute } from './attribute.js';
import { readMeasure, rounded } from './measure.js';

/** Units behind a number, without accents: square metres, hectares, years. */
const UNIT = /^(?:(m(?:ts?|etros?)?\.? ?(?:[2²]|cuadrados?)?)|(has?|hectareas?)|(anos?))\.?$/;

/**
 * Reads a measure of a notice as people type it: a number (`readMeasure`) with or without its unit, hectares as square metres, or money, which
 * is read as prices are (`readTypedAmount`): cents fall away.
 * @returns undefined for anything else: another unit or currency, a second number
 */
export function readTypedMeasure(text: string, measure: MeasureAttribute): number | undefined {
  const { before, many } = measure.unit;
  if (before) {
    const read = readTypedAmount(text.replace(many, ''));
    return read && before.startsWith(read.currency ?? '') ? read.amount : undefined;
  }
  const written = fold(text.trim()).replace(/ (?=\d{3}(?!\d))/g, '');
  const [, figure = '', unit] = /^([\d.,]+)\s*(\D.*)?$/.exec(written) ?? [];
  const [, metres, hectares, years] = UNIT.exec(unit ?? '') ?? [];
  if (unit && !(many === 'm²' ? metres || hectares : years)) return undefined;
  const size = hectares ? 10_000 : 1;
  const { decimals, most } = measure;
  const value = readMeasure(figure, { decimals: hectares ? 4 : decimals, most: most / size });
  return value === undefined ? undefined : rounded(value * size, decimals);
}
