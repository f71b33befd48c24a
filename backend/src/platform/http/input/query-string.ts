/** Further parameters are ignored. */
const MOST_PARAMETERS = 200;
/** A longer list counts as `UNREADABLE`. */
const MOST_VALUES = 100;
/** `name`, `name[]` or `name[3]`; the last group has the name in other brackets. */
const NAME = /^([^[\]]+)(\[\d{0,3}\])?(\[.*)?$/s;
/** Stands for objects and for lists that are too long. No call accepts it, so it is refused where its parameter is read. */
const UNREADABLE = Object.freeze({});

type Value = string | string[] | typeof UNREADABLE;

/**
 * Reads a query string. A name that comes several times or with brackets (`servicios[]`, `servicios[0]`) is a list. Names of JavaScript's
 * own properties are ignored.
 */
export function parseQueryString(text: string): Record<string, Value> {
  if (text === '') return {};
  const found = new Map<string, Value>();
  for (const part of text.split('&', MOST_PARAMETERS)) {
    const end = part.indexOf('=');
    const [, name, index, nested] = NAME.exec(decoded(end < 0 ? part : part.slice(0, end))) ?? [];
    if (!name || name in Object.prototype) continue;
    const value = end < 0 ? '' : decoded(part.slice(end + 1));
    found.set(name, nested ? UNREADABLE : withValue(found.get(name), value, index !== undefined));
  }
  return Object.fromEntries(found);
}

function withValue(before: Value | undefined, value: string, isList: boolean): Value {
  if (before === undefined) return isList ? [value] : value;
  if (typeof before === 'string') return [before, value];
  if (!Array.isArray(before) || before.length >= MOST_VALUES) return UNREADABLE;
  before.push(value);
  return before;
}

/** A malformed escape stays as it is. */
function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ');
  try {
    return decodeURIComponent(spaced);
  } catch {
    return spaced;
  }
}
