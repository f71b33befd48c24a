import type { ATTRIBUTES } from '#common/listings/attributes/all-attributes.js';
import type { OptionalForm } from '#common/listings/attributes/optional-attributes.js';
import { Checkbox } from '../../../ui/checkbox.js';
import { MeasureField } from '../../../ui/measure-field.js';

interface ProposedMeasuresProps {
  attributes: readonly (typeof ATTRIBUTES)[number][];
  value: OptionalForm;
  onChange: (value: OptionalForm) => void;
  faultOf: (field: string) => string | undefined;
}

/** Measures and yes/no attributes that the owner may propose. */
export function ProposedMeasures({ attributes, value, onChange, faultOf }: ProposedMeasuresProps) {
  if (attributes.length === 0) return null;
  return (
    <div className="grid gap-4 phablet:grid-cols-2">
      {attributes.map((attribute) => {
        const { field, label } = attribute;
        const own = value[field];
        const set = (next: number | '' | boolean) => onChange({ ...value, [field]: next });
        return attribute.kind === 'measure' ? (
          <MeasureField
            key={field}
            data-campo={`medidas.${field}`}
            measure={attribute}
            label={label}
            value={typeof own === 'number' ? own : null}
            error={faultOf(field)}
            onChange={(number) => set(number ?? '')}
          />
        ) : (
          <Checkbox
            key={field}
            label={label}
            checked={own === true}
            onChange={({ target }) => set(target.checked)}
          />
        );
      })}
    </div>
  );
}
