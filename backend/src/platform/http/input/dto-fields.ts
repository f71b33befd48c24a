import { Transform, Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsInt,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { tooLong } from '#common/kernel/forms/length-messages.js';
import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import { LENGTHS } from '#common/kernel/limits.js';
import { plainDni } from '#common/kernel/forms/dni.js';
import { notePart, noteVerbatim } from './dto-shape.js';
import { readEmail } from './read-email.js';

/** The largest number that an id's column holds. */
export const MOST_ID = 2_147_483_647;

/** A text with a maximum length. Null and numbers are converted to text; anything else is invalid. */
export function Text(length: number): PropertyDecorator {
  return (target, property) => {
    Transform(({ value }) => (value === null ? '' : typeof value === 'number' ? String(value) : value))(
      target,
      property as string,
    );
    IsString({ message: ERROR_MESSAGES.invalid })(target, property);
    MaxLength(length, { message: tooLong(length) })(target, property);
  };
}

/** An e-mail address in the form in which it is stored and compared (`readEmail`); whether it is one is for the rules of the form. */
export function Email(): PropertyDecorator {
  return (target, property) => {
    Text(LENGTHS.email)(target, property);
    Transform(({ value }) => (typeof value === 'string' ? readEmail(value) : value))(
      target,
      property as string,
    );
  };
}

/** A text with a maximum length that is neither trimmed nor cleaned: a password (OWASP ASVS 5.0, 6.2.8). */
export function Verbatim(length: number): PropertyDecorator {
  return (target, property) => {
    Text(length)(target, property);
    noteVerbatim(target, property);
  };
}

/** A DNI without the dots and spaces of its printed form. */
export function PrintedDni(): PropertyDecorator {
  return Transform(({ value }) => plainDni(String(value ?? '')));
}

export function UpperCase(): PropertyDecorator {
  return Transform(({ value }) => (typeof value === 'string' ? value.toUpperCase() : value));
}

/**
 * A whole number, sent as a number or as digits. `5+`, as selects send it, becomes 5. Empty values become ''. Unreadable values become NaN,
 * which the rules of the field reject.
 */
export function WholeNumber(): PropertyDecorator {
  return (target, property) => {
    Allow()(target, property);
    Transform(({ value }) => wholeNumber(value))(target, property as string);
  };
}

/** A number that is not negative, sent as a number or as text; as `WholeNumber` for everything else. */
export function Measure(): PropertyDecorator {
  return (target, property) => {
    Allow()(target, property);
    Transform(({ value }) => measure(value))(target, property as string);
  };
}

/** A list of ids, each sent as a number or as digits. */
export function Ids(): PropertyDecorator {
  return Transform(({ value }: { value: unknown }) =>
    Array.isArray(value)
      ? value.map((id: unknown) => (typeof id === 'string' && /^\d{1,10}$/.test(id) ? Number(id) : id))
      : value,
  );
}

/** A checkbox, sent as a boolean, as 0 or 1, or as their text. */
export function Flag(): PropertyDecorator {
  return Transform(
    ({ value }) => ({ true: true, '1': true, false: false, '0': false })[String(value)] ?? value,
  );
}

/** An id within the range of an id column. */
export function Id(): PropertyDecorator {
  return (target, property) => {
    WholeNumber()(target, property);
    for (const check of [
      IsInt,
      (options: object) => Min(1, options),
      (options: object) => Max(MOST_ID, options),
    ]) {
      check({ message: ERROR_MESSAGES.invalid })(target, property as string);
    }
  };
}

/** A list of different ids: at least one, at most `most`. */
export function IdList(most: number): PropertyDecorator {
  const message = ERROR_MESSAGES.invalid;
  return (target, property) => {
    for (const check of [
      IsArray({ message }),
      ArrayMinSize(1, { message }),
      ArrayMaxSize(most, { message }),
      ArrayUnique({ message }),
      IsInt({ each: true, message }),
      Min(1, { each: true, message }),
      Max(MOST_ID, { each: true, message }),
    ]) {
      check(target, property);
    }
  };
}

/** A decimal number, sent as a number or as text; an empty value becomes null. */
export function Decimal(): PropertyDecorator {
  return (target, property) => {
    Allow()(target, property);
    Transform(({ value }) => decimal(value))(target, property as string);
  };
}

/** A nested DTO, or a list of them. */
export function Part(dto: () => new () => object, options: { each?: boolean } = {}): PropertyDecorator {
  return (target, property) => {
    Type(dto)(target, property as string);
    const { each = false } = options;
    ValidateNested({ each, message: ERROR_MESSAGES.invalid })(target, property as string);
    notePart(target, property, { dto, each });
  };
}

function wholeNumber(value: unknown): number | '' {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') return Number.isInteger(value) ? value : Number.NaN;
  return typeof value === 'string' && /^\d{1,15}\+?$/.test(value) ? Number.parseInt(value, 10) : Number.NaN;
}

function measure(value: unknown): number | '' {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\d{1,15}(\.\d{1,15})?$/.test(value) ? Number(value) : Number.NaN;
}

function decimal(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d{1,3}(\.\d{1,20})?$/.test(value) ? Number(value) : Number.NaN;
}
