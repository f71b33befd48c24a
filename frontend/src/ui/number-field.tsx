import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { notAnAmount } from '#common/pricing/amount.js';
import { formatAmount } from '#common/pricing/prices.js';
import { cx } from './classes.js';
import { CONTROL, Field, type FieldLabels } from './field.js';
import { typedAmount } from './typed-amount.js';

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

/** A non-negative integer, formatted with es-AR thousands separators during input. What cannot be read is a fault of the field. */
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
  const [refused, setRefused] = useState<string>();
  const fault = refused === undefined ? error : notAnAmount(refused);
  return (
    <Field {...{ label, labelHidden, hint, error: fault, isRequired, id, className }}>
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
            onRefuse={setRefused}
            onAmountChange={(amount) => {
              setRefused(undefined);
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
  /** Receives a text that is no amount. */
  onRefuse?: (text: string) => void;
}

/** Formats during input and restores the caret. Typed cents are shown until the field is left. */
export function DigitsInput({ amount, onAmountChange, onRefuse, onBlur, ...rest }: DigitsInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const [draft, setDraft] = useState<{ value: number | null; text: string }>();
  const text = draft?.value === amount ? draft.text : amount === null ? '' : formatAmount(amount);
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
      value={text}
      onChange={({ target: { value: typed, selectionStart } }) => {
        const after = typedAmount({ before: text, typed, caret: selectionStart ?? typed.length });
        if (!after) return onRefuse?.(typed);
        caret.current = after.caret;
        setDraft(after);
        onAmountChange(after.value);
      }}
      onBlur={(event) => {
        if (draft && draft.value === null && draft.text !== '') onRefuse?.(draft.text);
        setDraft(undefined);
        onBlur?.(event);
      }}
    />
  );
}
