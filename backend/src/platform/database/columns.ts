import type { ColumnOptions } from 'typeorm';

/** A `bigint` that stays below 2^53 (amounts, counters), read as a number; pg returns a string. */
export const bigintNumber = {
  type: 'bigint',
  transformer: {
    from: (text: string | null) => (text === null ? null : Number(text)),
    to: (value: unknown) => value,
  },
} satisfies ColumnOptions;

/** Like `bigintNumber`, for an array that may contain nulls. */
export const bigintNumbers = {
  type: 'bigint',
  array: true,
  transformer: {
    from: (texts: (string | null)[]) => texts.map((text) => (text === null ? null : Number(text))),
    to: (values: unknown) => values,
  },
} satisfies ColumnOptions;

/** Degrees, rounded to six decimals. */
export const degrees = {
  type: 'numeric',
  precision: 9,
  scale: 6,
  transformer: {
    from: (text: string | null) => (text === null ? null : Number(text)),
    to: (value: unknown) => value,
  },
} satisfies ColumnOptions;

export const moment = { type: 'timestamp with time zone' } satisfies ColumnOptions;
