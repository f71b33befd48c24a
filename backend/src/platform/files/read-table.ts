import type { CellObject } from '@e965/xlsx';
import { readCsv } from '#common/kernel/csv.js';

/** Rows of cells as texts; or why there are none. */
export type ReadTable = { rows: string[][] } | { fault: 'empty' | 'zipped' | 'unreadable' };

/** First bytes of a file of Excel 97 to 2003, and of a ZIP archive, which newer Excel files are. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP = Buffer.from('PK');
const UTF16 = { 'utf-16le': Buffer.from([0xff, 0xfe]), 'utf-16be': Buffer.from([0xfe, 0xff]) };

/**
 * Reads a spreadsheet: CSV in UTF-8, UTF-16 or Windows-1252, or the first sheet of a .xls file. Archives are not opened, because a small one
 * may contain a huge sheet.
 * @param most further rows are not read
 */
export async function readTable(file: Buffer, most: number): Promise<ReadTable> {
  if (file.length === 0) return { fault: 'empty' };
  if (file.subarray(0, ZIP.length).equals(ZIP)) return { fault: 'zipped' };
  const isWorkbook = file.subarray(0, COMPOUND.length).equals(COMPOUND);
  const text = isWorkbook ? undefined : textOf(file);
  if (text?.includes('\0')) return { fault: 'unreadable' };
  const rows = text === undefined ? await sheetRows(file, most) : readCsv(text, most);
  if (!rows) return { fault: 'unreadable' };
  return rows.every(isBlank) ? { fault: 'empty' } : { rows };
}

/** Whether a row has no text. */
export function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell.trim() === '');
}

function textOf(file: Buffer): string {
  const [wide] = Object.entries(UTF16).find(([, mark]) => file.subarray(0, 2).equals(mark)) ?? [];
  if (wide) return new TextDecoder(wide).decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

/** Undefined for a file that is no workbook, that is damaged or has a password. */
async function sheetRows(file: Buffer, most: number): Promise<string[][] | undefined> {
  // 2 MB of code, which few processes need.
  const { read } = await import('@e965/xlsx');
  try {
    const options = {
      type: 'buffer',
      dense: true,
      sheetRows: most,
      cellFormula: false,
      cellHTML: false,
    } as const;
    const { Sheets, SheetNames } = read(file, { ...options, cellText: false, sheets: 0 });
    const cells = Sheets[SheetNames[0]!]?.['!data'] ?? [];
    return Array.from(cells, (row) => Array.from(row ?? [], cellText));
  } catch {
    return undefined;
  }
}

function cellText(cell: CellObject | undefined): string {
  const value = cell?.t === 'e' ? undefined : cell?.v;
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return value === undefined ? '' : String(value);
}
