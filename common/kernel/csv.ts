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
