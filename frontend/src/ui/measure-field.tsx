import type { ComponentProps } from 'react';
import type { MeasureAttribute } from '#common/listings/attributes/attribute.js';
import { notMeasured } from '#common/listings/attributes/measure.js';
import { readTypedMeasure } from '#common/listings/attributes/typed-measure.js';
import { numberText } from '#common/kernel/text.js';
import { NumberField } from './number-field.js';

interface MeasureFieldProps extends Omit<ComponentProps<typeof NumberField>, 'max' | 'unit' | 'onMoney'> {
  measure: MeasureAttribute;
}

/** A measure with its unit. The text stays as it is typed until the field is left. */
export function MeasureField({ measure, label, ...rest }: MeasureFieldProps) {
  const { before, many } = measure.unit;
  return (
    <NumberField
      inputMode="decimal"
      {...rest}
      // `m²`, `ARS$ por mes`.
      label={`${label} (${[before, many].filter(Boolean).join(' ')})`}
      read={({ typed, caret }) => ({ value: readTypedMeasure(typed, measure) ?? null, text: typed, caret })}
      format={numberText}
      faultOf={() => notMeasured(measure)}
    />
  );
}
