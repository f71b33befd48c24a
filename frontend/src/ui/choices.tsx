import { useId } from 'react';
import { cx } from './classes.js';

export interface Choice<V extends string> {
  value: V;
  label: string;
  hint?: string;
  disabled?: boolean;
}

interface RadioGroupProps<V extends string> {
  legend: string;
  legendHidden?: boolean;
  name?: string;
  value: V | null;
  choices: readonly Choice<V>[];
  onChange: (value: V) => void;
  error?: string;
  /** `pills` are in a row, `cards` in a column with hints. */
  look?: 'pills' | 'cards';
  className?: string;
}

/** A radio group with all options visible. */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { legend, legendHidden, name, value, choices, onChange, error, look = 'pills', className } = props;
  const generated = useId();
  return (
    <fieldset
      className={className}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${generated}-error` : undefined}
    >
      <legend className={cx('mb-1 text-sm font-semibold text-ink-soft', legendHidden && 'sr-only')}>
        {legend}
      </legend>
      <div className={look === 'pills' ? 'flex flex-wrap gap-2' : 'grid gap-3'}>
        {choices.map((choice) => (
          <Radio
            key={choice.value}
            {...choice}
            look={look}
            name={name ?? generated}
            checked={choice.value === value}
            onPick={() => onChange(choice.value)}
          />
        ))}
      </div>
      {error && (
        <p id={`${generated}-error`} className="mt-1 text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface RadioProps extends Choice<string> {
  look: 'pills' | 'cards';
  name: string;
  checked: boolean;
  onPick: () => void;
}

function Radio({ look, name, value, label, hint, disabled, checked, onPick }: RadioProps) {
  return (
    <label className={look === 'pills' ? 'choice pill' : 'choice gap-3 rounded-card p-4'}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onPick}
        className={look === 'pills' ? 'sr-only' : 'size-5 shrink-0 accent-primary'}
      />
      <span>
        {label}
        {hint && <span className="block text-sm font-normal text-ink-muted">{hint}</span>}
      </span>
    </label>
  );
}
