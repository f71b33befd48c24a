import { counted, numberText } from '../../kernel/text.js';
import type { MeasureAttribute } from './attribute.js';

type Measure = Pick<MeasureAttribute, 'unit' | 'decimals' | 'zero' | 'most'>;

/** `85,5 m²`, `12 años`, `A estrenar`, `ARS$ 90.000 por mes`; `12,5 ha` for much land. */
export function measureText(
  { unit, decimals, zero }: Measure,
  value: number,
  type: number | '' = '',
): string {
  if (value === 0 && zero) return zero;
  const { before, one, many, larger } = unit;
  if (larger && value > larger.above && larger.of.some((id) => id === type))
    return `${numberText(rounded(value / larger.size, larger.decimals))} ${larger.unit}`;
  const figure = numberText(rounded(value, decimals));
  return [before, figure, value === 1 ? one : many].filter(Boolean).join(' ');
}

/** The same without a label beside it: `85 m² cub.`. */
export function briefMeasure(
  measure: Measure & Pick<MeasureAttribute, 'brief'>,
  value: number,
  type: number,
): string {
  return [measureText(measure, value, type), measure.brief].filter(Boolean).join(' ');
}

/** Whether a notice may state the number: in the measure's range, with at most its decimals. */
export function isMeasured({ decimals, most, zero }: Measure, value: number): boolean {
  const least = zero === undefined ? Number.MIN_VALUE : 0;
  return value >= least && value <= most && rounded(value, decimals) === value;
}

/** The fault of another number. */
export function notMeasured(measure: Measure): string {
  const { decimals, most, zero } = measure;
  const kind =
    decimals === 0 ? 'un número entero' : `un número con hasta ${counted(decimals, 'decimal', 'decimales')}`;
  return `Tiene que ser ${kind}, ${zero === undefined ? 'mayor que cero' : 'desde 0'} y hasta ${measureText(measure, most)}.`;
}

/**
 * Reads a number as people write it: `85,5`, `85.5`, `1.250`, `1.250,75`. Three digits behind a single dot are thousands.
 * @returns undefined for anything else, and for more decimals than the measure has
 */
export function readMeasure(
  text: string,
  { decimals, most }: { decimals: number; most: number },
): number | undefined {
  const match = SHAPES.map((shape) => shape.exec(text.trim())).find(Boolean);
  if (!match) return undefined;
  const [, whole = '', part = ''] = match;
  const value = Number(`${whole.replaceAll('.', '')}.${part || '0'}`);
  return part.length <= decimals && value <= most ? value : undefined;
}

const SHAPES = [/^(\d{1,3}(?:\.\d{3})+)(?:,(\d{0,4}))?$/, /^(\d{1,12})(?:[.,](\d{0,4}))?$/];

/** A product of decimals may differ from the number that was meant in its last binary digit. */
export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
