import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { Problem } from '../../process/problem.js';
import { fieldsOf, type DtoClass, type DtoField } from './dto-shape.js';

/** Alternative names of fields, with the name that each stands for. */
export type Aliases = Readonly<Record<string, string>>;

/**
 * Invisible characters: controls except tab and line feed, soft hyphens and spaces without a width, by which equal names would differ, and
 * bidirectional marks, with which a name could reorder the text of a page or a mail. Emoji need the joiners.
 */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex
  /[\u0001-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g;

/**
 * Copies the fields that a DTO declares, with trimmed strings and resolved aliases. Other fields are not looked at, and an array longer
 * than its declaration allows is refused before any element is read, so that the cost depends on the DTO and not on the body.
 * @throws Problem 'invalid' with the field of an array that is too long, or for a NUL character, which PostgreSQL cannot store
 */
export function readFields(
  source: object,
  dto: DtoClass,
  { aliases, path = '' }: { aliases: Aliases; path?: string },
): object {
  const values = resolved(source, aliases);
  const read: Record<string, unknown> = {};
  for (const field of fieldsOf(dto)) {
    if (!Object.hasOwn(values, field.name)) continue;
    read[field.name] = readField(values[field.name], field, { aliases, path: path + field.name });
  }
  return read;
}

function readField(
  value: unknown,
  { part, most, isVerbatim }: DtoField,
  at: { aliases: Aliases; path: string },
): unknown {
  const { aliases, path } = at;
  if (Array.isArray(value) && most && value.length > most.items)
    throw Problem.invalid({ [path]: [most.message] });
  if (isVerbatim && typeof value === 'string') return withoutNul(value);
  if (!part || typeof value !== 'object' || value === null) return clean(value);
  if (Array.isArray(value) !== part.each) throw Problem.invalid({ [path]: [ERROR_MESSAGES.invalid] });
  const dto = part.dto();
  if (!Array.isArray(value)) return readFields(value, dto, { aliases, path: `${path}.` });
  return value.map((item: unknown, index) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item))
      throw Problem.invalid({ [`${path}.${index}`]: [ERROR_MESSAGES.invalid] });
    return readFields(item, dto, { aliases, path: `${path}.${index}.` });
  });
}

/** The object, with a value of an alias under the name that it stands for, unless that name is present. */
function resolved(source: object, aliases: Aliases): Record<string, unknown> {
  const values = source as Record<string, unknown>;
  const used = Object.entries(aliases).filter(
    ([alias, name]) => Object.hasOwn(values, alias) && !Object.hasOwn(values, name),
  );
  if (used.length === 0) return values;
  return { ...values, ...Object.fromEntries(used.map(([alias, name]) => [name, values[alias]])) };
}

/** Trims strings, also those of lists and nested values; the body's limits bound the recursion. */
function clean(value: unknown): unknown {
  if (typeof value === 'string') {
    return withoutNul(value).replace(LINE_ENDS, '\n').replace(UNSEEN, '').trim();
  }
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]));
}

/** @throws Problem 'invalid' for a NUL character */
function withoutNul(text: string): string {
  if (text.includes('\0')) throw Problem.invalid({}, ERROR_MESSAGES.malformed);
  return text;
}
