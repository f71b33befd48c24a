import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import type { Currency } from '#common/kernel/currencies.js';
import { notAnAmount } from '#common/pricing/amount.js';
import { formatAmount } from '#common/pricing/prices.js';
import { cx } from './classes.js';
import { CONTROL, Field, type FieldLabels } from './field.js';
import { typedAmount } from './typed-amount.js';
import { UNREAD } from './unread.js';

export const ANY_CURRENCY = 'ARS USD';

interface NumberFieldProps extends FieldLabels, Reading, Pick<ComponentProps<'input'>, PassedOn> {
  value: number | null;
  onChange: (value: number | null) => void;
  id?: string;
  className?: string;
  /** Sets amount and currency of a text that names a currency. Without it the text may only name the one of `unit`. */
  onMoney?: (amount: number, currency: Currency) => void;
  /** `ARS$`, before the number. */
  unit?: string;
  /** A greater number is not entered: the field keeps the one before. */
  max?: number;
  /** The fault of a text that was not understood. */
  faultOf?: (text: string) => string;
  'data-campo'?: string;
}

type PassedOn = 'name' | 'placeholder' | 'disabled' | 'inputMode' | 'onBlur';

/** How a text is read and a number is written; amounts if omitted. */
interface Reading {
  read?: typeof typedAmount;
  format?: (value: number) => string;
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
  onMoney,
  faultOf = notAnAmount,
  ...rest
}: NumberFieldProps) {
  const [refused, setRefused] = useState<string>();
  const fault = refused === undefined || value !== null ? error : faultOf(refused);
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
            currencies={onMoney ? ANY_CURRENCY : unit}
            onAmountChange={(amount, currency) => {
              setRefused(undefined);
              if (max !== undefined && (amount ?? 0) > max) return;
              if (currency && onMoney) onMoney(amount!, currency);
              else if (amount !== value) onChange(amount);
            }}
            className={cx(CONTROL, 'h-12 tabular-nums', unit && 'pl-14')}
          />
        </div>
      )}
    </Field>
  );
}

interface DigitsInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'>, Reading {
  amount: number | null;
  /** Receives null for a text that is no amount (unread.ts). */
  onAmountChange: (amount: number | null, currency?: Currency) => void;
  /** Receives a text that is no amount, once it is pasted or left. */
  onRefuse: (text: string) => void;
  /** Those that the text may name; none if omitted. */
  currencies?: string;
}

/** Formats during input and restores the caret. Typed cents and words are shown until the field is left. */
export function DigitsInput(props: DigitsInputProps) {
  const { amount, onAmountChange, onRefuse, currencies, onBlur, ...control } = props;
  const { read = typedAmount, format = formatAmount, ...rest } = control;
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const [draft, setDraft] = useState<{ value: number | null; text: string }>();
  const text = draft?.value === amount ? draft.text : amount === null ? '' : format(amount);
  const isUnread = amount === null && text.trim() !== '';
  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  return (
    <input
      inputMode="numeric"
      {...rest}
      {...{ [UNREAD]: isUnread || undefined }}
      ref={input}
      type="text"
      autoComplete="off"
      value={text}
      onChange={({ target: { value: typed, selectionStart } }) => {
        const after = read({
          before: text,
          typed,
          caret: selectionStart ?? typed.length,
          currencies,
        });
        caret.current = after.caret;
        setDraft(after);
        onAmountChange(after.value, after.currency);
        if (after.isRefused) onRefuse(typed);
      }}
      onBlur={(event) => {
        if (isUnread) onRefuse(text);
        else setDraft(undefined);
        onBlur?.(event);
      }}
    />
  );
}
