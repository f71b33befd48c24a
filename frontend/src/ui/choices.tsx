import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from './classes.js';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** Stands at the far end of the row: a count. */
  aside?: ReactNode;
}

/** A tick box whose whole row can be pressed. */
export function Checkbox({ label, aside, className, ...rest }: CheckboxProps) {
  return (
    <label
      className={cx(
        'flex min-h-11 items-center gap-3 rounded-field px-2 hover:bg-primary-soft',
        'has-disabled:pointer-events-none has-disabled:text-ink-hint',
        className,
      )}
    >
      <input
        {...rest}
        type="checkbox"
        className="size-5 shrink-0 rounded-[4px] border-field-border accent-primary"
      />
      <span className="grow">{label}</span>
      {aside}
    </label>
  );
}

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
  /** `pills` stand in a row, `cards` one below the other with their hint. */
  look?: 'pills' | 'cards';
  className?: string;
}

/** One choice of a few, all in sight. */
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
    <label
      className={cx(
        'relative flex items-center border border-field-border bg-surface font-semibold transition-colors duration-200',
        'hover:border-primary hover:bg-primary-soft has-checked:border-primary has-checked:bg-primary-tint has-checked:text-deep',
        'has-disabled:pointer-events-none has-disabled:border-line has-disabled:bg-band has-disabled:text-ink-muted',
        'has-focus-visible:outline-2 has-focus-visible:outline-ink has-focus-visible:ring-5 has-focus-visible:ring-focus',
        look === 'pills' ? 'min-h-11 min-w-11 justify-center rounded-full px-4' : 'gap-3 rounded-card p-4',
      )}
    >
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
