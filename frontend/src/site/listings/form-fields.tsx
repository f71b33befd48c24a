import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '../../ui/button.js';
import { Checkbox } from '../../ui/checkbox.js';
import { RadioGroup, type Choice } from '../../ui/choices.js';
import { CONTROL, Field } from '../../ui/field.js';
import { cx } from '../../ui/classes.js';
import { PhoneField } from '../../ui/phone-field.js';
import { Select, type Option } from '../../ui/select.js';
import { TextArea } from '../../ui/text-area.js';
import { TextField } from '../../ui/text-field.js';
import type { FieldName } from './publication/publication-state.js';
import { useField } from './wizard-context.js';

interface FormFieldProps {
  field: FieldName;
  hint?: ReactNode;
  className?: string;
  /** Marks the label although the field is not enforced (public-site.md §5, step 2). */
  isRequired?: boolean;
}

type FormTextProps = FormFieldProps &
  Pick<
    ComponentProps<'input'>,
    'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'autoCapitalize'
  > & {
    type?: 'text' | 'email';
    /** Suggestions; other values are allowed. */
    suggestions?: readonly string[];
  };

/** Single-line text field. */
export function FormText({ field, suggestions, ...rest }: FormTextProps) {
  const { value, set, bind } = useField(field);
  const listId = useId();
  return (
    <>
      <TextField
        {...bind}
        {...rest}
        list={suggestions && listId}
        value={String(value)}
        onChange={(event) => set(event.target.value)}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** Multi-line text field with counter. */
export function FormTextArea({
  field,
  maxLength,
  rows,
  ...rest
}: FormFieldProps & { maxLength: number; rows?: number }) {
  const { value, set, bind } = useField(field);
  const text = String(value);
  return (
    <TextArea
      {...bind}
      {...rest}
      rows={rows}
      maxLength={maxLength}
      count={text.length}
      value={text}
      onChange={(event) => set(event.target.value)}
    />
  );
}

/** Phone field with input mask. */
export function FormPhone({ field, ...rest }: FormFieldProps) {
  const { value, set, bind } = useField(field);
  return <PhoneField {...bind} {...rest} value={String(value)} onChange={set} />;
}

/** Select. */
export function FormSelect({
  field,
  options,
  placeholder,
  ...rest
}: FormFieldProps & { options: readonly Option[]; placeholder?: string; autoComplete?: string }) {
  const { value, set, bind } = useField(field);
  return (
    <Select
      {...bind}
      {...rest}
      options={options}
      placeholder={placeholder}
      value={String(value)}
      onChange={(event) => set(event.target.value)}
    />
  );
}

interface FormPillsProps<V extends string> extends FormFieldProps {
  choices: readonly Choice<V>[];
  onPick: (value: V) => void;
}

/** Radio group with all options visible. */
export function FormPills<V extends string>({ field, choices, onPick, className }: FormPillsProps<V>) {
  const { value, bind } = useField(field);
  return (
    <div data-campo={field} className={className}>
      <RadioGroup
        legend={bind.isRequired ? `${bind.label} *` : bind.label}
        name={field}
        value={value === '' ? null : (String(value) as V)}
        choices={choices}
        onChange={onPick}
        error={bind.error}
      />
    </div>
  );
}

/** Integer field with step buttons. */
export function FormCount({ field, max, className }: FormFieldProps & { max: number }) {
  const { value, set, bind } = useField(field);
  const { label, isRequired, error, ...control } = bind;
  const count = typeof value === 'number' ? value : 0;
  const put = (next: number): void => set(Math.min(max, Math.max(1, next)));
  return (
    <Field {...{ label, isRequired, error, className }}>
      {(described) => (
        <div className="flex items-center gap-2">
          <IconButton
            label={`Menos ${label.toLowerCase()}`}
            variant="surface"
            disabled={count <= 1}
            onClick={() => put(count - 1)}
          >
            <IconMinus aria-hidden="true" className="size-5" />
          </IconButton>
          <input
            {...control}
            {...described}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={String(value)}
            onChange={(event) => {
              const digits = event.target.value.replace(/\D/g, '');
              set(digits === '' ? '' : Number(digits));
            }}
            className={cx(CONTROL, 'h-12 min-w-0 max-w-20 text-center text-lg font-semibold tabular-nums')}
          />
          <IconButton
            label={`Más ${label.toLowerCase()}`}
            variant="surface"
            disabled={count >= max}
            onClick={() => put(count + 1)}
          >
            <IconPlus aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      )}
    </Field>
  );
}

/** Checkbox. */
export function FormFlag({ field }: FormFieldProps) {
  const { value, set, bind } = useField(field);
  const { label, isRequired: _never, error: _none, ...control } = bind;
  return (
    <Checkbox
      {...control}
      label={label}
      checked={value === true}
      onChange={({ target }) => set(target.checked)}
    />
  );
}
