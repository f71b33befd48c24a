import type { CountedAttribute } from '../../listings/attributes/all-attributes.js';
import {
  countChoice,
  countLabel,
  readCount,
  type CountChoice,
} from '../../listings/attributes/count-choice.js';
import { sortedUnique } from './lists.js';
import type { FilterPath } from './filter.js';
import type { Match } from './match.js';

const OR = ',';

/** Path segment of comma-separated counts: `2,5plus-Dorm`, `banos-2plus`. */
export function countsPath<Field extends string>(
  field: Field,
  { before = '', after = '' }: { before?: string; after?: string },
): FilterPath<Record<Field, CountChoice[]>> {
  const shape = new RegExp(`^${before}([^/]+)${after}$`, 'i');
  const values = (choices: CountChoice[]) => ({ [field]: choices }) as Record<Field, CountChoice[]>;
  return {
    place: 'rest',
    write: ({ [field]: choices }) =>
      choices.length === 0
        ? []
        : [`${before}${choices.map((choice: CountChoice) => choice.replace('+', 'plus')).join(OR)}${after}`],
    read: (segment) => {
      const match = shape.exec(segment);
      return match
        ? values(match[1]!.split(OR).flatMap((part) => countChoice(part.replace('plus', '+')) ?? []))
        : undefined;
    },
  };
}

/** One chip per chosen count. */
export function countChips<Field extends string>(field: Field, one: string, many: string) {
  return (values: Record<Field, CountChoice[]>) =>
    values[field].map((choice) => ({
      label: countLabel(choice, one, many),
      without: { [field]: values[field].filter((other) => other !== choice) } as Partial<
        Record<Field, CountChoice[]>
      >,
    }));
}

export const sortedCounts = (choices: CountChoice[]): CountChoice[] => sortedUnique(choices);

/** Condition that one of the counts is met. If several mean "at least", the smallest decides. */
export function countMatches(
  fact: CountedAttribute,
  choices: readonly CountChoice[],
  atLeast = false,
): Match[] {
  if (choices.length === 0) return [];
  const read = choices.map(readCount);
  if (!atLeast) return [{ kind: 'count', fact, anyOf: read }];
  const count = Math.min(...read.map((choice) => choice.count));
  return [{ kind: 'count', fact, anyOf: [{ count, orMore: true }] }];
}
