type Value = string | number | null;

/** Start of a text that spreadsheets read as a formula, also after what they ignore; full-width signs count as the ordinary ones. */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@])/u;

/**
 * A CSV file (RFC 4180) that Excel opens with its columns in Argentina: separated by semicolons, with a byte order mark for UTF-8. A text
 * that a spreadsheet would run as a formula is preceded by an apostrophe.
 */
export function csvOf(header: readonly string[], rows: readonly (readonly Value[])[]): string {
  const lines = [header, ...rows].map((row) => row.map(cellOf).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellOf(value: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const safe = FORMULA.test(value.normalize('NFKC')) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows of a CSV file as people and spreadsheets write it: separated by semicolons, commas or tabs, whichever its first line has most of, or
 * as its line `sep=;` says. The apostrophe that `csvOf` adds is removed.
 * @param most further rows are not read
 */
export function readCsv(text: string, most = Infinity): string[][] {
  const told = /^sep=(.)\r?\n/i.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  const separator = told?.[1] ?? separatorOf(body);
  const rows: string[][] = [];
  let row: string[] = [];
  for (let at = 0; at < body.length && rows.length < most;) {
    const { value, end } = cellAt(body, at, separator);
    row.push(value);
    const next = body[end];
    at = end + (next === '\r' && body[end + 1] === '\n' ? 2 : 1);
    if (next === separator && at < body.length) continue;
    if (next === separator) row.push('');
    rows.push(row);
    row = [];
  }
  return rows;
}

function separatorOf(text: string): string {
  const line = /^[^\r\n]*/.exec(text.replaceAll(/"[^"]*"/g, ''))![0];
  const count = (separator: string): number => line.split(separator).length;
  return [';', '\t', ','].reduce((best, one) => (count(one) > count(best) ? one : best));
}

/**
 * The cell that begins at a position, and where it ends: at a separator, at the end of the line or of the text. A quote that nobody closes is
 * a sign as any other, because it would take all further rows.
 */
function cellAt(text: string, from: number, separator: string): { value: string; end: number } {
  const { quoted, at } = quotedAt(text, from) ?? { quoted: '', at: from };
  let end = at;
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++;
  const value = quoted + text.slice(at, end);
  const rest = value.slice(1);
  return { value: value.startsWith("'") && FORMULA.test(rest.normalize('NFKC')) ? rest : value, end };
}

/** The text between the quotes that begin at a position, and where it ends; undefined without them. */
function quotedAt(text: string, from: number): { quoted: string; at: number } | undefined {
  if (text[from] !== '"') return undefined;
  let quoted = '';
  let at = from;
  do {
    const end = text.indexOf('"', at + 1);
    if (end < 0) return undefined;
    if (at > from) quoted += '"';
    quoted += text.slice(at + 1, end);
    at = end + 1;
  } while (text[at] === '"');
  return { quoted, at };
}
