import { read, utils } from '@e965/xlsx';

/** Rows of a sheet of an Excel file, by their headings. */
export function sheetOf(file: Buffer, name: string): Record<string, unknown>[] {
  const { Sheets } = read(file, { cellDates: true });
  return utils.sheet_to_json<Record<string, unknown>>(Sheets[name]!);
}
