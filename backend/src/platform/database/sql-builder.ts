import { searchTerms, type SearchTerm } from '#common/kernel/forms/people-search.js';

/** Builds SQL text and its parameters piece by piece. Values never become part of the text. */
export class SqlBuilder {
  readonly conditions: string[] = [];
  readonly values: unknown[] = [];

  /** Adds a value and returns its placeholder. */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  where(condition: string): void {
    this.conditions.push(condition);
  }

  /**
   * Adds the condition that a row's text contains every search term, ignoring case, accents and apostrophes (common/kernel/forms/people-search). `text`
   * is an SQL expression that `fold_words` has folded; `others` returns alternative conditions for a term.
   */
  matches(text: string, typed: string, others: (term: SearchTerm) => string[] = () => []): void {
    for (const ways of searchTerms(typed)) {
      const held = ways.map((way) => `${text} LIKE '%' || fold_words(${this.value(escapeLike(way))}) || '%'`);
      held.push(...others(ways));
      this.where(`(${held.join(' OR ')})`);
    }
  }

  get text(): string {
    return this.conditions.length > 0 ? this.conditions.join(' AND ') : 'true';
  }
}

/** Escapes the wildcards of LIKE. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
