import { readAmount } from '../../pricing/amount.js';
import type { MeasureAttribute } from './attribute.js';
import { readMeasure } from './measure.js';

/**
 * Reads a measure of a notice as people type it: a number (`readMeasure`), or money, which is read as prices are: cents fall away.
 * @returns undefined for anything else
 */
export function readTypedMeasure(text: string, measure: MeasureAttribute): number | undefined {
  return measure.unit.before ? readAmount(text)?.amount : readMeasure(text, measure);
}
