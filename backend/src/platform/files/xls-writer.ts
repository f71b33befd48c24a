import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TIME_ZONE } from '#common/kernel/time/time-zone.js';
import { beginOf, END, LOOK, record, RECORD } from './biff-records.js';
import { compoundFile } from './compound-file.js';
import { SpoolFile } from './spool-file.js';
import { StringTable } from './string-table.js';
import { sheetEntry, workbookHead } from './workbook-globals.js';

/** Maximum rows per sheet in this format. Further rows continue on another sheet with the same headings. */
export const SHEET_ROWS = 65_536;
/** Widths are in 1/256 of a character. */
const LETTER = 256;

export type CellValue = string | number | boolean | Date | null;

export interface SheetColumn {
  heading: string;
  /** In characters. */
  width: number;
}

interface Sheet {
  name: string;
  cells: SpoolFile;
  rows: number;
}

/**
 * Writes a .xls file (Excel 97 to 2003) row by row. Cells and strings are spooled to files, so that memory use does not grow with the size.
 * Text cells are always marked as text, so that Excel does not interpret them as formulas or numbers, even after editing. The one library
 * that writes this format took 40 s and 4 GB for 5,000 listings; imports and tests read our files with it.
 */
export class XlsWriter {
  private readonly sheets: Sheet[] = [];

  private constructor(
    private readonly folder: string,
    private readonly strings: { spool: SpoolFile; table: StringTable },
    private readonly name: string,
    private readonly columns: readonly SheetColumn[],
  ) {}

  static async create(name: string, columns: readonly SheetColumn[]): Promise<XlsWriter> {
    const folder = await mkdtemp(join(tmpdir(), 'costa-xls-'));
    const spool = await SpoolFile.create(join(folder, 'strings'));
    return new XlsWriter(folder, { spool, table: new StringTable(spool) }, name, columns);
  }

  /** @throws RangeError for a text longer than a cell can hold */
  async addRow(values: readonly CellValue[]): Promise<void> {
    const sheet = await this.sheetWithRoom();
    await this.writeRow(sheet, values, LOOK.text);
  }

  /** The complete file; nothing may be added afterwards. */
  async *file(): AsyncGenerator<Buffer> {
    await this.sheetWithRoom();
    await this.strings.table.finish();
    const prefixes = this.sheets.map((sheet) => this.prefix(sheet));
    const suffixes = this.sheets.map((_, index) => sheetSuffix(index === 0));
    const lengthOf = (index: number): number =>
      prefixes[index]!.length + this.sheets[index]!.cells.bytes + suffixes[index]!.length;
    const head = workbookHead();
    const entriesLength = this.sheets.reduce((sum, { name }) => sum + sheetEntry(name, 0).length, 0);
    const globals = head.length + entriesLength + this.strings.spool.bytes + END.length;
    let offset = globals;
    const entries = this.sheets.map(({ name }, index) => {
      const entry = sheetEntry(name, offset);
      offset += lengthOf(index);
      return entry;
    });
    const { strings, sheets } = this;
    async function* stream(): AsyncGenerator<Buffer> {
      yield Buffer.concat([head, ...entries]);
      yield* strings.spool.read();
      yield END;
      for (const [index, { cells }] of sheets.entries()) {
        yield prefixes[index]!;
        yield* cells.read();
        yield suffixes[index]!;
      }
    }
    yield* compoundFile('Workbook', offset, stream());
  }

  /** Removes the temporary files. */
  async close(): Promise<void> {
    for (const spool of [this.strings.spool, ...this.sheets.map(({ cells }) => cells)]) await spool.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async sheetWithRoom(): Promise<Sheet> {
    const last = this.sheets.at(-1);
    if (last && last.rows < SHEET_ROWS) return last;
    const number = this.sheets.length + 1;
    const sheet: Sheet = {
      name: number === 1 ? this.name : `${this.name} ${number}`,
      cells: await SpoolFile.create(join(this.folder, `sheet-${number}`)),
      rows: 0,
    };
    this.sheets.push(sheet);
    await this.writeRow(
      sheet,
      this.columns.map(({ heading }) => heading),
      LOOK.heading,
    );
    return sheet;
  }

  private async writeRow(sheet: Sheet, values: readonly CellValue[], textLook: number): Promise<void> {
    for (const cell of this.cellsOf(sheet.rows++, values, textLook)) sheet.cells.append(cell);
    await sheet.cells.settle();
    await this.strings.spool.settle();
  }

  private *cellsOf(row: number, values: readonly CellValue[], textLook: number): Generator<Buffer> {
    for (const [column, value] of values.entries()) {
      if (value === null || value === '') continue;
      if (typeof value === 'number') yield cell(RECORD.number, { row, column, look: LOOK.plain, value });
      else if (value instanceof Date) {
        const serial = serialOf(value);
        // Midnight is a day without a time.
        const look = Number.isInteger(serial) ? LOOK.day : LOOK.moment;
        yield cell(RECORD.number, { row, column, look, value: serial });
      } else {
        const text = typeof value === 'boolean' ? (value ? 'Sí' : 'No') : value;
        yield cell(RECORD.labelSst, { row, column, look: textLook, value: this.strings.table.add(text) });
      }
    }
  }

  private prefix({ rows }: Sheet): Buffer {
    const widths = this.columns.map(({ width }, column) =>
      record(
        RECORD.columnInfo,
        [column, column, width * LETTER, LOOK.plain, 0, 0].map((value) => [2, value]),
      ),
    );
    const dimensions = record(RECORD.dimensions, [
      [4, 0],
      [4, rows],
      [2, 0],
      [2, this.columns.length],
      [2, 0],
    ]);
    return Buffer.concat([beginOf('sheet'), ...widths, dimensions]);
  }
}

const NUMBER_CELL = Buffer.alloc(18);
const TEXT_CELL = Buffer.alloc(14);

/** Encodes a cell: position, format, and a number or a string index. The returned buffer is reused by the next call. */
function cell(
  type: number,
  { row, column, look, value }: { row: number; column: number; look: number; value: number },
): Buffer {
  const isNumber = type === RECORD.number;
  const buffer = isNumber ? NUMBER_CELL : TEXT_CELL;
  buffer.writeUInt16LE(type, 0);
  buffer.writeUInt16LE(buffer.length - 4, 2);
  buffer.writeUInt16LE(row, 4);
  buffer.writeUInt16LE(column, 6);
  buffer.writeUInt16LE(look, 8);
  if (isNumber) buffer.writeDoubleLE(value, 10);
  else buffer.writeUInt32LE(value, 10);
  return buffer;
}

/** Freezes the first row. Only the first sheet is selected; otherwise Excel would edit all sheets at once. */
function sheetSuffix(isFirst: boolean): Buffer {
  return Buffer.concat([
    record(RECORD.window2, [
      [2, isFirst ? 0x07be : 0x01be],
      [2, 0],
      [2, 0],
      [4, 0x40],
      [4, 0],
      [4, 0],
    ]),
    record(RECORD.pane, [
      [2, 0],
      [2, 1],
      [2, 1],
      [2, 0],
      [2, 2],
    ]),
    END,
  ]);
}

const WALL_CLOCK = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: TIME_ZONE,
});
const DAY_MS = 86_400_000;
/** Days from Excel's epoch to 1970. */
const EPOCH = 25_569;

/** An Excel date value in Argentina's time zone. */
function serialOf(moment: Date): number {
  return Date.parse(`${WALL_CLOCK.format(moment).replace(' ', 'T')}Z`) / DAY_MS + EPOCH;
}
