import type { Operation } from '../../kernel/operations.js';
import type { PropertyTypeId } from '../property-types.js';
import {
  ATTRIBUTES,
  type AttributeField,
  type AttributeForm,
  type AttributeName,
  type AttributeRecord,
  type AttributeValues,
  type AttributeWire,
} from './all-attributes.js';
import type { Attribute } from './attribute.js';
import { briefMeasure, measureText } from './measure.js';
import { numberText } from '../../kernel/text.js';

/** What a notice is about; '' if not chosen yet. */
export interface AttributeSubject {
  type: number | '';
  operation: Operation | '' | undefined;
}
type Value = number | boolean | null;

/** Whether the form of such a notice contains the attribute. */
export function isAskedOf(
  { asked, operation }: Pick<Attribute, 'asked' | 'operation'>,
  subject: AttributeSubject,
): boolean {
  return (!operation || operation === subject.operation) && asked.some((id) => id === subject.type);
}

/** Whether a notice of this type requires the attribute. Only counts are: an unticked box means no, and no measure is required. */
export function isRequiredOf(attribute: Attribute, type: number | ''): boolean {
  return attribute.kind === 'count' && attribute.required.some((id) => id === type);
}

function none({ kind }: Attribute): null | false {
  return kind === 'flag' ? false : null;
}

function valuesOf(value: (attribute: (typeof ATTRIBUTES)[number]) => Value): AttributeValues {
  const values: Record<string, Value> = {};
  for (const attribute of ATTRIBUTES) values[attribute.name] = value(attribute);
  return values as unknown as AttributeValues;
}

/** A value beside its label, as sheets and lists show it: `3`, `85,5 m²`, `Sí`, `No`; null if it is unknown. */
export function attributeText(attribute: Attribute, value: Value, type: number | '' = ''): string | null {
  if (value === null) return null;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return attribute.kind === 'measure' ? measureText(attribute, value, type) : numberText(value);
}

/** The measures that cards show, for share texts: `85 m² cub. · 300 m²`; empty without any. */
export function measuresText(wire: AttributeWire, type: number): string {
  const texts = ATTRIBUTES.flatMap((attribute) => {
    const value = valueOnWire(wire, attribute);
    return attribute.kind === 'measure' && attribute.onCard && typeof value === 'number'
      ? briefMeasure(attribute, value, type)
      : [];
  });
  return texts.join(' · ');
}

export function noAttributes(): AttributeValues {
  return valuesOf(none);
}

/** The number that searches compare: what the notice states, otherwise the measure that stands for it. */
export function comparedValue(attribute: (typeof ATTRIBUTES)[number], values: AttributeValues): Value {
  const other = attribute.kind === 'measure' && attribute.filter?.otherwise;
  return values[attribute.name] ?? (other ? values[other as AttributeName] : null);
}

/** Picks the attributes from an object. */
export function attributesOf(source: AttributeValues): AttributeValues {
  return valuesOf(({ name }) => source[name]);
}

/** Name of the attribute in cards and sheets. */
function wireName({ kind, name, field }: (typeof ATTRIBUTES)[number]): keyof AttributeWire {
  return (kind === 'count' ? name : field) as keyof AttributeWire;
}

/** The attributes as in cards and sheets. */
export function attributesOnWire(source: AttributeValues): AttributeWire {
  return Object.fromEntries(
    ATTRIBUTES.map((attribute) => [wireName(attribute), source[attribute.name] ?? none(attribute)]),
  ) as unknown as AttributeWire;
}

/** The value of an attribute of a card or sheet. */
export function valueOnWire(wire: AttributeWire, attribute: (typeof ATTRIBUTES)[number]): Value {
  return wire[wireName(attribute)];
}

/** Attribute values of a completed form; attributes that such a notice does not have are omitted. */
export function readAttributes(
  form: AttributeForm,
  subject: { type: PropertyTypeId; operation: Operation },
): AttributeValues {
  return valuesOf((attribute) => {
    const value = form[attribute.field];
    return isAskedOf(attribute, subject) && value !== '' ? value : none(attribute);
  });
}

/** Changes from an edit form: an emptied field becomes null; a field that was not sent is unchanged. */
export function readAttributeChanges(form: Partial<AttributeForm>): Partial<AttributeValues> {
  const sent = ATTRIBUTES.filter(({ field }) => form[field] !== undefined);
  return Object.fromEntries(sent.map(({ name, field }) => [name, form[field] === '' ? null : form[field]]));
}

/** Changes that clear the attributes that such a notice does not have. */
export function clearedAttributes(subject: AttributeSubject): Partial<AttributeValues> {
  const unasked = ATTRIBUTES.filter((attribute) => !isAskedOf(attribute, subject));
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

export function emptyAttributeForm(): AttributeForm {
  return attributeForm(noAttributes());
}

function byField(
  value: (attribute: { name: AttributeName; field: AttributeField }) => Value | '',
): Record<string, Value | ''> {
  return Object.fromEntries(ATTRIBUTES.map((attribute) => [attribute.field, value(attribute)]));
}
