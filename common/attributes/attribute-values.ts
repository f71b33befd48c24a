import type { PropertyTypeId } from '../vocabulary/property-types.js';
import {
  ATTRIBUTES,
  type AttributeField,
  type AttributeForm,
  type AttributeName,
  type AttributeRecord,
  type AttributeValues,
} from './all-attributes.js';
import type { Attribute } from './attribute.js';

/** '' is a type not yet chosen. */
type Chosen = number | '';
type Value = number | boolean | null;

/** Whether the form of this type has the question. */
export function isAskedOf({ asked }: Pick<Attribute, 'asked'>, type: Chosen): boolean {
  return asked.some((id) => id === type);
}

/** Whether a notice of this type must answer; a box that is not ticked is an answer. */
export function isRequiredOf(attribute: Attribute, type: Chosen): boolean {
  return attribute.kind === 'count' && attribute.required.some((id) => id === type);
}

function none({ kind }: Attribute): null | false {
  return kind === 'count' ? null : false;
}

function valuesOf(value: (attribute: (typeof ATTRIBUTES)[number]) => Value): AttributeValues {
  return Object.fromEntries(
    ATTRIBUTES.map((attribute) => [attribute.name, value(attribute)]),
  ) as unknown as AttributeValues;
}

/** A value as sheets and lists show it: `3`, `Sí`, `No`. */
export function attributeText(value: Value): number | string | null {
  if (typeof value !== 'boolean') return value;
  return value ? 'Sí' : 'No';
}

/** A property of which nothing is known. */
export function noAttributes(): AttributeValues {
  return valuesOf(none);
}

/** The attributes alone of whatever has them. */
export function attributesOf(source: AttributeValues): AttributeValues {
  return valuesOf(({ name }) => source[name]);
}

/** What a filled form says of a property of this type; what the type is not asked for is left out. */
export function readAttributes(form: AttributeForm, type: PropertyTypeId): AttributeValues {
  return valuesOf((attribute) => {
    const value = form[attribute.field];
    return isAskedOf(attribute, type) && value !== '' ? value : none(attribute);
  });
}

/** The changes that an edit's form makes: an emptied field is null; one that was not sent is not changed. */
export function readAttributeChanges(form: Partial<AttributeForm>): Partial<AttributeValues> {
  const sent = ATTRIBUTES.filter(({ field }) => form[field] !== undefined);
  return Object.fromEntries(sent.map(({ name, field }) => [name, form[field] === '' ? null : form[field]]));
}

/** The changes that take away what this type is not asked for. */
export function clearedAttributes(type: PropertyTypeId): Partial<AttributeValues> {
  const unasked = ATTRIBUTES.filter((attribute) => !isAskedOf(attribute, type));
  return Object.fromEntries(unasked.map((attribute) => [attribute.name, none(attribute)]));
}

/** The fields of the operator's record: the stored values by the names of the form. */
export function attributeRecord(values: AttributeValues): AttributeRecord {
  return byField(({ name }) => values[name]) as unknown as AttributeRecord;
}

/** The form of stored values. */
export function attributeForm(values: AttributeValues): AttributeForm {
  return byField(({ name }) => values[name] ?? '') as unknown as AttributeForm;
}

/** The form of an operator's record. */
export function formOfRecord(record: AttributeRecord): AttributeForm {
  return byField(({ field }) => record[field] ?? '') as unknown as AttributeForm;
}

/** The form before anything is given. */
export function emptyAttributeForm(): AttributeForm {
  return attributeForm(noAttributes());
}

function byField(
  value: (attribute: { name: AttributeName; field: AttributeField }) => Value | '',
): Record<string, Value | ''> {
  return Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute.field, value(attribute)]));
}
