import { MOST_VALUES } from './lists.js';
import type { FieldErrors } from '../../kernel/forms/field-errors.js';

export type QueryParams = Readonly<Record<string, string | string[] | undefined>>;

const NO_CHOICE = new Set(['', 'all', 'todas', 'todos', 'null', 'undefined']);
const BRACKETS = '[]';
const INVALID = 'El valor no es válido.';

/**
 * Reads search parameters. Lists may be written with or without brackets; 'all' and empty values mean no choice. An invalid value is a
 * fault and never ignored.
 */
export class QueryReader {
  readonly errors: FieldErrors = {};

  /** By name without brackets; values written without them come first. */
  private readonly values = new Map<string, unknown[]>();

  constructor(params: QueryParams) {
    for (const [key, value] of Object.entries(params)) {
      const isList = key.endsWith(BRACKETS);
      const name = isList ? key.slice(0, -BRACKETS.length) : key;
      const given: unknown[] = Array.isArray(value) ? value : [value];
      const before = this.values.get(name) ?? [];
      this.values.set(name, isList ? [...before, ...given] : [...given, ...before]);
    }
  }

  /** The value; undefined if missing or invalid. */
  one<T>(name: string, parse: (text: string) => T | undefined): T | undefined {
    return this.many([name], parse, 1)[0];
  }

  /** All values under any of the names; none if one is invalid or there are too many. */
  many<T>(names: readonly string[], parse: (text: string) => T | undefined, most = MOST_VALUES): T[] {
    if (!names.some((name) => this.values.has(name))) return [];
    const texts = names
      .flatMap((name) => this.values.get(name) ?? [])
      .filter((text) => text !== undefined && !(isText(text) && NO_CHOICE.has(text.trim().toLowerCase())));
    const values = texts.slice(0, most + 1).map((text) => (isText(text) ? parse(text) : undefined));
    if (texts.length > most || values.includes(undefined)) {
      this.fail(names[0]!, texts.length > most ? 'Demasiados valores.' : INVALID);
      return [];
    }
    return values as T[];
  }

  /** Records a fault of several parameters. */
  fail(name: string, text = INVALID): void {
    this.errors[name] = [text];
  }
}

/** `?ciudades[x]=1` is parsed as an object, despite the declared type. */
const isText = (value: unknown): value is string => typeof value === 'string';

/** `1` or `true`, `0` or `false`. */
export function readFlag(text: string): boolean | undefined {
  if (text === '1' || text === 'true') return true;
  return text === '0' || text === 'false' ? false : undefined;
}
