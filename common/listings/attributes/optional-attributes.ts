import { USUAL_MESSAGES } from '../../kernel/forms/usual-messages.js';
import { operationFromName, type OperationName } from '../../kernel/operations.js';
import { ATTRIBUTES, type AttributeField, type AttributeForm, type AttributeName } from './all-attributes.js';
import { attributeText, isAskedOf } from './attribute-values.js';
import { isMeasured, notMeasured } from './measure.js';

type AnyAttribute = (typeof ATTRIBUTES)[number];

/** Measures and yes/no attributes, which a notice may leave out and its owner may propose later. */
const OPTIONAL = ATTRIBUTES.filter(({ kind }) => kind !== 'count');

/** Their fields of a form. */
export type OptionalForm = Partial<AttributeForm>;

export interface NoticeKind {
  operacion: OperationName;
  idTipoVivienda: number;
}

export function optionalForm(form: OptionalForm): OptionalForm {
  return Object.fromEntries(OPTIONAL.map((attribute) => [attribute.field, valueOf(form, attribute)]));
}

/** The optional attributes that such a notice may state. */
export function optionalOf({ operacion, idTipoVivienda: type }: NoticeKind): AnyAttribute[] {
  return OPTIONAL.filter((attribute) =>
    isAskedOf(attribute, { type, operation: operationFromName(operacion) }),
  );
}

/** A field before and after a change. */
export interface ChangedField {
  field: AttributeField;
  name: AttributeName;
  label: string;
  before: string;
  text: string;
}

/** The fields that differ, with both values in words; '' for none. */
export function changedFields(before: OptionalForm, after: OptionalForm, type: number): ChangedField[] {
  return OPTIONAL.filter((attribute) => valueOf(before, attribute) !== valueOf(after, attribute)).map(
    (attribute) => ({
      field: attribute.field,
      name: attribute.name,
      label: attribute.label,
      before: textOf(attribute, valueOf(before, attribute), type),
      text: textOf(attribute, valueOf(after, attribute), type),
    }),
  );
}

/** Whether two forms state the same. */
export function isSameOptional(one: OptionalForm, other: OptionalForm): boolean {
  return OPTIONAL.every((attribute) => valueOf(one, attribute) === valueOf(other, attribute));
}

/** Faults by field: numbers that a notice may not state, and what such a notice does not have. */
export function optionalFaults(
  form: OptionalForm,
  kind: NoticeKind,
): Partial<Record<AttributeField, string>> {
  const asked = optionalOf(kind);
  const faults = OPTIONAL.flatMap((attribute): [AttributeField, string][] => {
    const value = valueOf(form, attribute);
    if (value === '' || value === false) return [];
    if (!asked.includes(attribute)) return [[attribute.field, USUAL_MESSAGES.badChoice]];
    const isFaulty = attribute.kind === 'measure' && !isMeasured(attribute, Number(value));
    return isFaulty ? [[attribute.field, notMeasured(attribute)]] : [];
  });
  return Object.fromEntries(faults);
}

function valueOf(form: OptionalForm, { kind, field }: AnyAttribute): number | '' | boolean {
  return form[field] ?? (kind === 'flag' ? false : '');
}

function textOf(attribute: AnyAttribute, value: number | '' | boolean, type: number): string {
  return value === '' ? '' : (attributeText(attribute, value, type) ?? '');
}
