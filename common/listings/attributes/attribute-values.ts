import type { PropertyTypeId } from '../property-types.js';
import {
  ATTRIBUTES,
  type AttributeField,
  type AttributeForm,
  type AttributeName,
  type AttributeRecord,
  type AttributeValues,
} from './all-attributes.js';
import type { Attribute } from './attribute.js';

/** '' if no type is chosen yet. */
type Chosen = number | '';
type Value = number | boolean | null;

/** Whether the form of this type contains the attribute. */
export function isAskedOf({ asked }: Pick<Attribute, 'asked'>, type: Chosen): boolean {
  return asked.some((id) => id === type);
}

/** Whether a notice of this type requires the attribute. Flags are never required: an unticked box means no. */
export function isRequiredOf(attribute: Attribute, type: Chosen): boolean {
  return attribute.kind === 'count' && attribute.required.some((id) => id === type);
}

function none({ kind }: Attribute): null | false {
  return kind === 'count' ? null : false;
}

function valuesOf(value: (attribute: (typeof ATTRIBUTES)[number]) => Value): AttributeValues {
  const values: Record<string, Value> = {};
  for (const attribute of ATTRIBUTES) values[attribute.name] = value(attribute);
  return values as unknown as AttributeValues;
}

/** A value as sheets and lists show it: `3`, `Sí`, `No`. */
export function attributeText(value: Value): number | string | null {
  if (typeof value !== 'boolean') return value;
  return value ? 'Sí' : 'No';
}

/** Attributes with no known value. */
export function noAttributes(): AttributeValues {
  return valuesOf(none);
}

/** Picks the attributes from an object. */
export function attributesOf(source: AttributeValues): AttributeValues {
  return valuesOf(({ name }) => source[name]);
}

/** Attribute values of a completed form; attributes that the type does not have are omitted. */
export function readAttributes(form: AttributeForm, type: PropertyTypeId): AttributeValues {
  return valuesOf((attribute) => {
    const value = form[attribute.field];
    return isAskedOf(attribute, type) && value !== '' ? value : none(attribute);
  });
}

/** Changes from an edit form: an emptied field becomes null; a field that was not sent is unchanged. */
export function readAttributeChanges(form: Partial<AttributeForm>): Partial<AttributeValues> {
  const sent = ATTRIBUTES.filter(({ field }) => form[field] !== undefined);
  return Object.fromEntries(sent.map(({ name, field }) => [name, form[field] === '' ? null : form[field]]));
}

/** Changes that clear the attributes that this type does not have. */
export function clearedAttributes(type: PropertyTypeId): Partial<AttributeValues> {
  const unasked = ATTRIBUTES.filter((attribute) => !isAskedOf(attribute, type));
  return Object.fromEntries(unasked.map((attribute) => [attribute.name, none(attribute)]));
}

/** Fields of the operator's record: stored values under the names of the form. */
export function attributeRecord(values: AttributeValues): AttributeRecord {
  return byField(({ name }) => values[name]) as unknown as AttributeRecord;
}

/** Form fields of stored values. */
export function attributeForm(values: AttributeValues): AttributeForm {
  return byField(({ name }) => values[name] ?? '') as unknown as AttributeForm;
}

/** Form fields of an operator's record. */
export function formOfRecord(record: AttributeRecord): AttributeForm {
  return byField(({ field }) => record[field] ?? '') as unknown as AttributeForm;
}

/** Empty form fields. */
export function emptyAttributeForm(): AttributeForm {
  return attributeForm(noAttributes());
}

function byField(
  value: (attribute: { name: AttributeName; field: AttributeField }) => Value | '',
): Record<string, Value | ''> {
  return Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute.field, value(attribute)]));
}
