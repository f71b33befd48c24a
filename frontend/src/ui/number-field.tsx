import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { formatAmount } from '#common/rules/prices.js';
import { cx } from './classes.js';
import { CONTROL, Field, type FieldLabels } from './field.js';
import { groupDigits } from './grouped-digits.js';

interface NumberFieldProps extends FieldLabels {
  value: number | null;
  onChange: (value: number | null) => void;
  id?: string;
  name?: string;
  className?: string;
  /** `ARS$`, before the number. */
  unit?: string;
  placeholder?: string;
  disabled?: boolean;
  /** A greater number is not entered: the field keeps the one before. */
  max?: number;
}

/** A non-negative integer, formatted with es-AR thousands separators during input. */
export function NumberField({
  label,
  labelHidden,
  hint,
  error,
  isRequired,
  id,
  className,
  unit,
  max,
  value,
  onChange,
  ...rest
}: NumberFieldProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, isRequired, id, className }}>
      {(control) => (
        <div className="relative">
          {unit && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-3 flex items-center text-sm text-ink-muted"
            >
              {unit}
            </span>
          )}
          <DigitsInput
            {...rest}
            {...control}
            amount={value}
            onAmountChange={(amount) => {
              if (amount !== value && (max === undefined || (amount ?? 0) <= max)) onChange(amount);
            }}
            className={cx(CONTROL, 'h-12 tabular-nums', unit && 'pl-14')}
          />
        </div>
      )}
    </Field>
  );
}

interface DigitsInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  amount: number | null;
  onAmountChange: (amount: number | null) => void;
}

/** Formats during input and restores the caret. */
export function DigitsInput({ amount, onAmountChange, ...rest }: DigitsInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  return (
    <input
      {...rest}
      ref={input}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={amount === null ? '' : formatAmount(amount)}
      onChange={({ target }) => {
        const typed = groupDigits(target.value, target.selectionStart ?? target.value.length);
        caret.current = typed.caret;
        onAmountChange(typed.value);
      }}
    />
  );
}
