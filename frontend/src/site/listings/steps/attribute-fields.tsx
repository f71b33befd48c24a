import { ATTRIBUTES } from '#common/listings/attributes/all-attributes.js';
import { isAskedOf } from '#common/listings/attributes/attribute-values.js';
import { FormCount, FormFlag } from '../form-fields.js';

/** Attributes of the type: counts, then yes/no. */
export function AttributeFields({ type }: { type: number | '' }) {
  const asked = ATTRIBUTES.filter((attribute) => isAskedOf(attribute, type));
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
