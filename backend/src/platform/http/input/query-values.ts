import { ERROR_MESSAGES } from '#common/kernel/calls/error-messages.js';
import type { QueryParams } from '#common/search/filters/query-reader.js';
import { MOST_ID } from './dto-fields.js';
import { Problem } from '../../process/problem.js';

/**
 * Reads single values of a query string. Each method throws a Problem 'invalid' for an invalid value.
 * @typeParam Fields the query of the call; other names do not compile
 */
export class QueryValues<Fields = QueryParams> {
  constructor(private readonly params: { readonly [name: string]: QueryParams[string] }) {}

  /** Whether the parameter is present, even if empty. */
  has(name: Name<Fields>): boolean {
    return this.params[name] !== undefined;
  }

  /** The text, trimmed, at most `length` characters; null if missing or empty. */
  text(name: Name<Fields>, length: number): string | null {
    const value = this.params[name];
    if (value === undefined) return null;
    if (typeof value !== 'string' || value.length > length || value.includes('\0')) throw this.fault(name);
    return value.trim() || null;
  }

  /** A positive integer within the range of an id column; null if missing. */
  id(name: Name<Fields>): number | null {
    const text = this.text(name, 20);
    if (text === null) return null;
    const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
    if (id < 1 || id > MOST_ID) throw this.fault(name);
    return id;
  }

  requiredId(name: Name<Fields>): number {
    const id = this.id(name);
    if (id === null) throw this.fault(name);
    return id;
  }

  /** One of the options; null if missing. */
  choice<T extends string>(name: Name<Fields>, options: readonly T[]): T | null {
    const text = this.text(name, 40);
    if (text === null) return null;
    const chosen = options.find((option) => option === text);
    if (!chosen) throw this.fault(name);
    return chosen;
  }

  /** `1` or `true`, `0` or `false`; null if missing. */
  flag(name: Name<Fields>): boolean | null {
    const choice = this.choice(name, ['1', 'true', '0', 'false']);
    return choice === null ? null : choice === '1' || choice === 'true';
  }

  /** `2026-11-21`; null if missing. */
  day(name: Name<Fields>): string | null {
    const text = this.text(name, 10);
    if (text === null) return null;
    const moment = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
    if (Number.isNaN(moment) || !new Date(moment).toISOString().startsWith(text)) throw this.fault(name);
    return text;
  }

  /** Parameters that occur exactly once, unparsed. */
  given(names: readonly Name<Fields>[]): Record<string, string> {
    return Object.fromEntries(
      names.flatMap((name) => {
        const value = this.params[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
  }

  /** The same values, with some renamed; they replace existing values of that name. */
  renamed(names: { [Field in Name<Fields>]?: Name<Fields> }): QueryValues<Fields> {
    const others = Object.entries<string | undefined>(names).flatMap(([name, other]) =>
      other !== undefined && this.params[name] !== undefined ? [[other, this.params[name]]] : [],
    );
    return new QueryValues({ ...this.params, ...Object.fromEntries(others) });
  }

  private fault(name: Name<Fields>): Problem {
    return Problem.invalid({ [name]: [ERROR_MESSAGES.invalid] });
  }
}

type Name<Fields> = keyof Fields & string;
