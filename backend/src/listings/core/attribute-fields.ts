import { IsBoolean, IsOptional } from 'class-validator';
import { ATTRIBUTES, type AttributeForm } from '#common/listings/attributes/all-attributes.js';
import type { Attribute } from '#common/listings/attributes/attribute.js';
import { emptyAttributeForm } from '#common/listings/attributes/attribute-values.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Flag, Measure, WholeNumber } from '#platform/http/input/dto-fields.js';

/** Fields of a property's attributes, one per declaration: base class of the publication DTOs. */
export const AttributeFields = class {
  constructor() {
    Object.assign(this, emptyAttributeForm());
  }
} as new () => AttributeForm;

for (const attribute of ATTRIBUTES) checkShape(attribute, AttributeFields.prototype);

/** The same fields for an edit DTO; fields that are not sent stay unchanged. */
export function withAttributeEdits<T extends object>(
  base: new () => T,
): new () => T & Partial<AttributeForm> {
  const Edits = class extends (base as new () => object) {};
  for (const attribute of ATTRIBUTES) {
    IsOptional()(Edits.prototype, attribute.field);
    checkShape(attribute, Edits.prototype);
  }
  return Edits as new () => T & Partial<AttributeForm>;
}

/** Some of the fields by themselves. */
export class MeasuresDto extends withAttributeEdits(class {}) {}

/** Validates only the shape; common/listings/publication/publication-fields defines the allowed numbers. */
function checkShape({ kind, field }: Attribute, prototype: object): void {
  if (kind === 'count') return WholeNumber()(prototype, field);
  if (kind === 'measure') return Measure()(prototype, field);
  Flag()(prototype, field);
  IsBoolean({ message: ERROR_MESSAGES.invalid })(prototype, field);
}
