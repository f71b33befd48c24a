import { searchTerms } from '#common/rules/people-search.js';
import { TIME_ZONE } from '#common/vocabulary/time-zone.js';

/** SQL with its parameters, put together piece by piece; values are never written into the text. */
export class SqlBuilder {
  readonly conditions: string[] = [];
  readonly values: unknown[] = [];

  /** Takes a value and gives the placeholder that stands for it. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  where(condition: string): void {
    this.conditions.push(condition);
  }

  /**
   * Rows whose text holds every term of what was typed, accents and case apart (common/rules/people-search); `text` is an SQL
   * expression that has been folded already.
   */
  matches(text: string, typed: string): void {
    for (const ways of searchTerms(typed)) {
      const held = ways.map((way) => `${text} LIKE '%' || fold(${this.value(escapeLike(way))}) || '%'`);
      this.where(`(${held.join(' OR ')})`);
    }
  }

  get text(): string {
    return this.conditions.length > 0 ? this.conditions.join(' AND ') : 'true';
  }
}

/** A text in which LIKE sees no pattern. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** The first moment of a day given as `2026-11-21`, by Argentina's clock, as SQL. */
export function startOfDay(placeholder: string): string {
  return `(${placeholder}::date::timestamp AT TIME ZONE '${TIME_ZONE}')`;
}
