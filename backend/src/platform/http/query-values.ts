import { ERROR_MESSAGES } from '#common/messages/errors.js';
import type { QueryParams } from '#common/rules/search-query.js';
import { MOST_ID } from './dto-fields.js';
import { Problem } from '../problems/problem.js';

/** Reads single values of a query string; each throws a Problem 'invalid' for a value that means nothing. */
export class QueryValues {
  constructor(private readonly params: QueryParams) {}

  /** The text, trimmed and of at most `length` characters; null when it is missing or empty. */
  text(name: string, length: number): string | null {
    const value = this.params[name];
    if (value === undefined) return null;
    if (typeof value !== 'string' || value.length > length || value.includes('\0')) throw this.fault(name);
    return value.trim() || null;
  }

  /** A positive integer that an id column can hold; null when it is missing. */
  id(name: string): number | null {
    const text = this.text(name, 20);
    if (text === null) return null;
    const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
    if (id < 1 || id > MOST_ID) throw this.fault(name);
    return id;
  }

  requiredId(name: string): number {
    const id = this.id(name);
    if (id === null) throw this.fault(name);
    return id;
  }

  /** One of the options, or null when it is missing. */
  choice<T extends string>(name: string, options: readonly T[]): T | null {
    const text = this.text(name, 40);
    if (text === null) return null;
    const chosen = options.find((option) => option === text);
    if (!chosen) throw this.fault(name);
    return chosen;
  }

  /** `1` or `true`, `0` or `false`; null when it is missing. */
  flag(name: string): boolean | null {
    const choice = this.choice(name, ['1', 'true', '0', 'false']);
    return choice === null ? null : choice === '1' || choice === 'true';
  }

  /** `2026-11-21`; null when it is missing. */
  day(name: string): string | null {
    const text = this.text(name, 10);
    if (text === null) return null;
    const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
    if (Number.isNaN(moment) || !new Date(moment).toISOString().startsWith(text)) throw this.fault(name);
    return text;
  }

  private fault(name: string): Problem {
    return Problem.invalid({ [name]: [ERROR_MESSAGES.invalid] });
  }
}
