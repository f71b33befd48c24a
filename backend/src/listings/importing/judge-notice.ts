import { PUBLICATION_MESSAGES } from '#common/listings/publication/publication-messages.js';
import { QUICK_PUBLISH_MESSAGES } from '#common/listings/publication/quick-publish-messages.js';
import { quickPublishFaults, type QuickFault } from '#common/listings/publication/quick-publish.js';
import { fieldHeading } from '#common/listings/importing/import-columns.js';
import { IMPORT_MESSAGES } from '#common/listings/importing/import-messages.js';
import { OPERATION_IDS, OPERATIONS } from '#common/kernel/operations.js';
import { PROVINCES, TOWNS } from '#common/kernel/places.js';
import { PROPERTY_TYPES } from '#common/listings/property-types.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { parseBody } from '#platform/http/input/parse-body.js';
import { Problem } from '#platform/process/problem.js';
import { QuickPublishDto } from '../submission/quick-publish.dto.js';

type Fields = Record<string, unknown>;

/** A publication without faults, and what it had to leave empty; or why there is none. */
export type Judged = { request: QuickPublishDto; left: string[] } | { reasons: string[] };

/**
 * Applies the rules of quick publication to a row. Fields with a fault are left empty if the rules then find none; otherwise the row is
 * refused.
 */
export function judgeNotice(fields: Fields, isNewContact: boolean): Judged {
  const { request, faults } = publicationOf(fields, isNewContact);
  if (request && faults.length === 0) return { request, left: [] };
  const emptied = structuredClone(fields);
  for (const { field } of faults) empty(emptied, field);
  const second = publicationOf(emptied, isNewContact);
  if (second.request && second.faults.length === 0)
    return { request: second.request, left: wordsOf(faults, fields, IMPORT_MESSAGES.leftEmpty) };
  const refused = new Set(second.faults.map(({ field }) => field));
  const first = new Set(faults.map(({ field }) => field));
  const all = [...faults, ...second.faults.filter(({ field }) => !first.has(field))];
  return {
    reasons: wordsOf(
      all.filter(({ field }) => refused.has(field)),
      fields,
      IMPORT_MESSAGES.wrong,
    ),
  };
}

function publicationOf(
  fields: Fields,
  isNewContact: boolean,
): { request?: QuickPublishDto; faults: QuickFault[] } {
  try {
    const request = parseBody(QuickPublishDto, fields);
    return { request, faults: quickPublishFaults(request, isNewContact) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const errors = Object.entries(error.details.errors ?? {});
    return { faults: errors.map(([field, [message = '']]) => ({ field, message })) };
  }
}

/** Removes a field, or a part of one (`condiciones.senia`), so that it has its default. */
function empty(fields: Fields, path: string): void {
  const names = path.split('.');
  let owner: unknown = fields;
  for (const name of names.slice(0, -1)) owner = (owner as Fields | undefined)?.[name];
  const whole = Array.isArray(owner) || typeof owner !== 'object' || owner === null;
  if (whole) delete fields[names[0]!];
  else delete (owner as Fields)[names.at(-1)!];
}

const MISSING: readonly string[] = [
  QUICK_PUBLISH_MESSAGES.incomplete,
  QUICK_PUBLISH_MESSAGES.incompleteContact,
];
/** What a field may be, for those with a few names. */
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  localidad: TOWNS,
  provincia: PROVINCES,
  tipoOperacion: OPERATION_IDS.map((id) => OPERATIONS[id].label),
  tipoVivienda: PROPERTY_TYPES.map(({ label }) => label),
};

const UNCLEAR: readonly string[] = [ERROR_MESSAGES.invalid, PUBLICATION_MESSAGES.invalidChoice];

function wordsOf(
  faults: readonly QuickFault[],
  fields: Fields,
  words: (heading: string, text: string, why: string) => string,
): string[] {
  const texts = faults.map(({ field, message }) => {
    const [name = ''] = field.split('.');
    const heading = fieldHeading(name);
    const value = fields[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    if (text === '' && MISSING.includes(message)) return IMPORT_MESSAGES.missing(heading);
    const isUnclear = UNCLEAR.includes(message) || MISSING.includes(message);
    const why = isUnclear ? IMPORT_MESSAGES.notUnderstood(OPTIONS[name]) : message;
    return words(
      heading,
      text,
      why.replace(/^[A-ZÁÉÍÓÚ](?=[a-záéíóú])/, (first) => first.toLowerCase()).replace(/\.$/, ''),
    );
  });
  return [...new Set(texts)];
}
