import type { MeasureAttribute } from '#common/listings/attributes/attribute.js';
import { notMeasured, readMeasure } from '#common/listings/attributes/measure.js';
import type { FieldLabels } from '../ui/field.js';
import { MeasureField } from '../ui/measure-field.js';

interface MeasureInputProps extends FieldLabels {
  measure: MeasureAttribute;
  value: number | null;
  onChange: (value: number | null) => void;
  name?: string;
  onBlur?: () => void;
  'data-campo'?: string;
}

/** The field of a measure, with its unit; the label says the unit to screen readers. */
export function MeasureInput({ measure, label, ...rest }: MeasureInputProps) {
  const { unit } = measure;
  return (
    <MeasureField
      {...rest}
      label={label}
      read={(text) => readMeasure(text, measure)}
      refusal={notMeasured(measure)}
      unit={unit.before ?? unit.many}
      isBefore={unit.before !== undefined}
    />
  );
}
