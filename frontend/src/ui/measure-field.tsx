import { useState } from 'react';
import type { MeasureAttribute } from '#common/listings/attributes/attribute.js';
import { notMeasured } from '#common/listings/attributes/measure.js';
import { readTypedMeasure } from '#common/listings/attributes/typed-measure.js';
import { numberText } from '#common/kernel/text.js';
import { cx } from './classes.js';
import { CONTROL, Field, type FieldLabels } from './field.js';

interface MeasureFieldProps extends FieldLabels {
  value: number | null;
  onChange: (value: number | null) => void;
  measure: MeasureAttribute;
  id?: string;
  name?: string;
  className?: string;
  onBlur?: () => void;
  'data-campo'?: string;
}

/** `m²`, `ARS$ por mes`. */
function unitText({ unit: { before, many } }: MeasureAttribute): string {
  return [before, many].filter(Boolean).join(' ');
}

/** What people write around a number: `85 m2`, `USD 1 200`. */
function figureOf(text: string): string {
  return /[\d.,]+(?: \d{3})*[.,]?\d*/.exec(text)?.[0].replaceAll(' ', '') ?? '';
}

/**
 * A measure with its unit. The text stays as it is typed. What cannot be read is NaN, which the rules of the form refuse, and a
 * fault once the field is left.
 */
export function MeasureField(props: MeasureFieldProps) {
  const { label, labelHidden, hint, error, isRequired, id, className, ...control } = props;
  const { value, onChange, measure, onBlur, ...rest } = control;
  const [typed, setTyped] = useState({ text: '', value: null as number | null, isLeft: true });
  const isTyped = Object.is(typed.value, value) || (Number.isNaN(typed.value) && value === null);
  const text = isTyped ? typed.text : value === null || Number.isNaN(value) ? '' : numberText(value);
  const isUnread = isTyped && Number.isNaN(typed.value);
  return (
    <Field
      {...{ labelHidden, hint, isRequired, id, className }}
      label={`${label} (${unitText(measure)})`}
      error={isUnread && typed.isLeft ? notMeasured(measure) : error}
    >
      {(described) => (
        <input
          {...rest}
          {...described}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={text}
          onChange={({ target }) => {
            const figure = figureOf(target.value);
            const next = figure === '' ? null : (readTypedMeasure(figure, measure) ?? Number.NaN);
            setTyped({ text: figure, value: next, isLeft: false });
            if (!Object.is(next, value)) onChange(next);
          }}
          onBlur={() => {
            if (isTyped)
              setTyped({
                ...typed,
                text: isUnread || value === null ? text : numberText(value),
                isLeft: true,
              });
            onBlur?.();
          }}
          className={cx(CONTROL, 'h-12 tabular-nums')}
        />
      )}
    </Field>
  );
}
