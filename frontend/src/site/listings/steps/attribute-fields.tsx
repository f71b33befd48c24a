import { ATTRIBUTES, type AttributeField } from '#common/listings/attributes/all-attributes.js';
import type { MeasureAttribute } from '#common/listings/attributes/attribute.js';
import { isAskedOf, type AttributeSubject } from '#common/listings/attributes/attribute-values.js';
import { MeasureField } from '../../../ui/measure-field.js';
import { FormCount, FormFlag } from '../form-fields.js';
import type { FieldName } from '../publication/publication-state.js';
import { useField } from '../wizard-context.js';

/** Attributes of such a notice: counts, then measures, then yes/no. */
export function AttributeFields({ subject }: { subject: AttributeSubject }) {
  const asked = ATTRIBUTES.filter((attribute) => isAskedOf(attribute, subject));
  const measures = asked.flatMap((attribute) => (attribute.kind === 'measure' ? attribute : []));
  const counts = asked.flatMap((attribute) => (attribute.kind === 'count' ? attribute : []));
  const flags = asked.filter(({ kind }) => kind === 'flag');
  return (
    <>
      {counts.length > 0 && (
        <div className="grid gap-5 phablet:grid-cols-3">
          {counts.map(({ name, field, most }) => (
            <FormCount key={name} field={`inmueble.${field}`} max={most} />
          ))}
        </div>
      )}
      {measures.length > 0 && (
        <div className="grid gap-5 phablet:grid-cols-2">
          {measures.map((measure) => (
            <FormMeasure
              key={measure.name}
              field={`inmueble.${measure.field as AttributeField}`}
              measure={measure}
            />
          ))}
        </div>
      )}
      {flags.length > 0 && (
        <div className="grid gap-1 phablet:grid-cols-2">
          {flags.map(({ name, field }) => (
            <FormFlag key={name} field={`inmueble.${field}`} />
          ))}
        </div>
      )}
    </>
  );
}

/** Measured number with its unit. */
function FormMeasure({ field, measure }: { field: FieldName; measure: MeasureAttribute }) {
  const { value, set, bind } = useField(field);
  return (
    <MeasureField
      {...bind}
      measure={measure}
      value={typeof value === 'number' ? value : null}
      onChange={(number) => set(number ?? '')}
    />
  );
}
