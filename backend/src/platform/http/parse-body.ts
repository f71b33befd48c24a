import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import type { FieldErrors } from '#common/rules/search-query.js';
import { ERROR_MESSAGES } from '#common/messages/errors.js';
import { Problem } from '../problems/problem.js';

/**
 * Converts a request body to a DTO. Unknown fields are dropped, strings are trimmed, types are not coerced implicitly. A DTO may declare
 * alternative field names in a static `aliases`.
 * @throws Problem 'invalid' with the faults by field
 */
export function parseBody<T extends object>(dto: Dto<T>, body: unknown): T {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw Problem.invalid({}, ERROR_MESSAGES.malformed);
  const instance = plainToInstance(dto, clean(body, { ...EVERYWHERE, ...dto.aliases }) as object, {
    exposeDefaultValues: true,
  });
  const faults = validateSync(instance, { whitelist: true, forbidUnknownValues: false });
  if (faults.length > 0) throw Problem.invalid(toFieldErrors(faults));
  return instance;
}

interface Dto<T> {
  new (): T;
  aliases?: Readonly<Record<string, string>>;
}

/** `baños` may also be written `banos` (wire-contract.md, Everywhere). */
const EVERYWHERE = { banos: 'baños' };

/** Bounds the recursion; no form is deeper. */
const MOST_LEVELS = 8;

/**
 * Invisible characters: controls except tab and line feed, and bidirectional overrides, with which a name could reorder the text of a page
 * or a mail.
 */
// oxlint-disable-next-line no-control-regex
const UNSEEN = /[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;

/** Trims strings and resolves aliases. NUL characters are rejected, because PostgreSQL cannot store them. */
function clean(value: unknown, aliases: Readonly<Record<string, string>>, level = 0): unknown {
  if (level > MOST_LEVELS) throw Problem.invalid({}, ERROR_MESSAGES.malformed);
  if (typeof value === 'string') {
    if (value.includes('\0')) throw Problem.invalid({}, ERROR_MESSAGES.malformed);
    return value.replace(LINE_ENDS, '\n').replace(UNSEEN, '').trim();
  }
  if (Array.isArray(value)) return value.map((item) => clean(item, aliases, level + 1));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    Object.hasOwn(aliases, key) && !Object.hasOwn(value, aliases[key]!) ? aliases[key] : key,
    clean(inner, aliases, level + 1),
  ]);
  return Object.fromEntries(entries);
}

function toFieldErrors(faults: ValidationError[], prefix = ''): FieldErrors {
  const errors: FieldErrors = {};
  for (const { property, constraints, children } of faults) {
    const field = prefix + property;
    if (constraints) errors[field] = [...new Set(Object.values(constraints))];
    Object.assign(errors, toFieldErrors(children ?? [], `${field}.`));
  }
  return errors;
}
