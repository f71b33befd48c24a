import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Problem } from '../../process/problem.js';
import { readFields, type Aliases } from './read-fields.js';

/**
 * Converts a request body to a DTO. Unknown fields are dropped, strings are trimmed, types are not coerced implicitly. A DTO may declare
 * alternative field names in a static `aliases`. The body's size has been limited before (body-limits.ts).
 * @throws Problem 'invalid' with the faults by field
 */
export function parseBody<T extends object>(dto: Dto<T>, body: unknown): T {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw Problem.invalid({}, ERROR_MESSAGES.malformed);
  const fields = readFields(body, dto, { aliases: { ...EVERYWHERE, ...dto.aliases } });
  const instance = plainToInstance(dto, fields, { exposeDefaultValues: true });
  const faults = validateSync(instance, { whitelist: true, forbidUnknownValues: false });
  if (faults.length > 0) throw Problem.invalid(toFieldErrors(faults));
  return instance;
}

interface Dto<T> {
  new (): T;
  aliases?: Aliases;
}

/** `baños` may also be written `banos` (wire-contract.md, Everywhere). */
const EVERYWHERE = { banos: 'baños' };

function toFieldErrors(faults: ValidationError[], prefix = ''): FieldErrors {
  const errors: FieldErrors = {};
  for (const { property, constraints, children } of faults) {
    const field = prefix + property;
    if (constraints) errors[field] = [...new Set(Object.values(constraints))];
    Object.assign(errors, toFieldErrors(children ?? [], `${field}.`));
  }
  return errors;
}
