import { useState } from 'react';
import { numberText } from '#common/kernel/text.js';
import { cx } from './classes.js';
import { CONTROL, Field, type FieldLabels } from './field.js';

interface MeasureFieldProps extends FieldLabels {
  value: number | null;
  onChange: (value: number | null) => void;
  /** The number of a text; undefined if it is none. */
  read: (text: string) => number | undefined;
  /** What a text that is no number has to be. */
  refusal: string;
  /** `m²`, behind the number, or `ARS$`, before it. */
  unit: string;
  isBefore?: boolean;
  id?: string;
  name?: string;
  className?: string;
  onBlur?: () => void;
  'data-campo'?: string;
}

/** What people write around a number: `85 m2`, `USD 1 200`. */
function figureOf(text: string): string {
  return /[\d.,]+(?: \d{3})*[.,]?\d*/.exec(text)?.[0].replaceAll(' ', '') ?? '';
}

/**
 * A number with decimals and its unit. The text stays as it is typed. What cannot be read is NaN, which the rules of the form refuse, and a
 * fault once the field is left.
 */
export function MeasureField(props: MeasureFieldProps) {
  const { label, labelHidden, hint, error, isRequired, id, className, ...control } = props;
  const { value, onChange, read, refusal, unit, isBefore = false, onBlur, ...rest } = control;
  const [typed, setTyped] = useState({ text: '', value: null as number | null, isLeft: true });
  const isTyped = Object.is(typed.value, value) || (Number.isNaN(typed.value) && value === null);
  const text = isTyped ? typed.text : value === null || Number.isNaN(value) ? '' : numberText(value);
  const isRefused = isTyped && typed.isLeft && Number.isNaN(typed.value);
  return (
    <Field {...{ label, labelHidden, hint, isRequired, id, className }} error={isRefused ? refusal : error}>
      {(described) => (
        <div className="relative">
          <span
            aria-hidden="true"
            className={cx(
              'pointer-events-none absolute inset-y-0 flex items-center text-sm text-ink-muted',
              isBefore ? 'left-3' : 'right-3',
            )}
          >
            {unit}
          </span>
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
              const next = figure === '' ? null : (read(figure) ?? Number.NaN);
              setTyped({ text: figure, value: next, isLeft: false });
              if (!Object.is(next, value)) onChange(next);
            }}
            onBlur={() => {
              const isUnread = isTyped && Number.isNaN(typed.value);
              if (isTyped)
                setTyped({
                  ...typed,
                  text: isUnread || value === null ? text : numberText(value),
                  isLeft: true,
                });
              onBlur?.();
            }}
            className={cx(CONTROL, 'h-12 tabular-nums', isBefore ? 'pl-14' : 'pr-16')}
          />
        </div>
      )}
    </Field>
  );
}
