/** Folds accents and case for searches and comparisons: `Año Ñandú` → `ano nandu`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * A readable path segment (public-site.md §2): accents, dots and special characters are removed, `+` becomes `plus`, spaces become hyphens,
 * case is kept. `Vacaciones Inv.` → `Vacaciones-Inv`, `1º Quincena` → `1-Quincena`, `5+` → `5plus`.
 */
export function pathSegment(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('+', 'plus')
    .replace(/[^A-Za-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Cache of recent slugs: each search compares the same few names. */
const SLUGS = new Map<string, string>();
const MOST_SLUGS = 1_000;

/** A segment in lower case, for comparison: `Casa o Chalet` → `casa-o-chalet`. */
export function slug(text: string): string {
  const known = SLUGS.get(text);
  if (known !== undefined) return known;
  const made = pathSegment(text).toLowerCase();
  if (SLUGS.size >= MOST_SLUGS) SLUGS.clear();
  SLUGS.set(text, made);
  return made;
}

/**
 * A number as written in es-AR, with all its decimal places: `1.234`, `1,95`. Not by `Intl`, whose first use loads the locale's data and
 * blocks a page for 20 ms on a desktop and 80 ms on a phone (docs/decisions/0034).
 */
export function numberText(value: number): string {
  return localised(String(value));
}

/** @param figures `1234.5` */
function localised(figures: string): string {
  const [whole = '', decimals] = figures.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '.');
  return decimals === undefined ? grouped : `${grouped},${decimals}`;
}

/** `3,2 MB` */
export function megabytesText(megabytes: number): string {
  return `${numberText(Math.round(megabytes * 10) / 10)} MB`;
}

/** `1 dormitorio`, `3 dormitorios`, `1.234 avisos`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}

/** `Miramar`, `Miramar y Mar del Sur`, `Miramar, Mar del Plata y Mar del Sur`. */
export function listed(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  const and = /^h?i(?!e)/i.test(last) ? 'e' : 'y';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** `Calle 21 1234 · Centro`, without what is empty. No line begins with a dot. */
export function dotted(parts: readonly unknown[]): string {
  return parts.filter(Boolean).join('\u00A0· ');
}

/** A ratio as a percentage with `decimals` decimal places: `64,3 %`, with a non-breaking space. */
export function percentText(part: number, decimals = 0): string {
  return `${localised((part * 100).toFixed(decimals))}\u00A0%`;
}

/** Replaces control characters and runs of white space by single spaces. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** Truncates to `length` characters at a word boundary, with an ellipsis. */
export function excerpt(text: string, length: number): string {
  const line = oneLine(text);
  if (line.length <= length) return line;
  const cut = line.slice(0, length - 1);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > length / 2 ? space : undefined).trimEnd()}…`;
}
