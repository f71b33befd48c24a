import { buffer } from 'node:stream/consumers';
import { XlsWriter, type CellValue, type SheetColumn } from './xls-writer.js';

/**
 * Writes a whole .xls file into memory, for tables of a limited size.
 * @param name of the sheet
 * @throws RangeError for a text longer than a cell can hold
 */
export async function workbookOf(
  name: string,
  columns: readonly SheetColumn[],
  rows: Iterable<readonly CellValue[]>,
): Promise<Buffer> {
  const writer = await XlsWriter.create(name, columns);
  try {
    for (const row of rows) await writer.addRow(row);
    return await buffer(writer.file());
  } finally {
    await writer.close();
  }
}
