import { read, utils, type WorkSheet } from '@e965/xlsx';
import { SHEET_ROWS, XlsWriter, type CellValue } from './xls-writer.js';

const COLUMNS = ['Código', 'Texto', 'Número', 'Sí o no', 'Momento'].map((heading) => ({
  heading,
  width: 12,
}));

/** Reads the file with another library. */
async function readBack(rows: Iterable<readonly CellValue[]>) {
  const writer = await XlsWriter.create('Inmuebles', COLUMNS);
  try {
    for (const row of rows) await writer.addRow(row);
    const parts: Buffer[] = [];
    for await (const part of writer.file()) parts.push(part);
    const file = Buffer.concat(parts);
    return { file, book: read(file, { type: 'buffer', dense: true, cellNF: true }) };
  } finally {
    await writer.close();
  }
}

const rowsOf = (sheet: WorkSheet): unknown[][] => utils.sheet_to_json(sheet, { header: 1, raw: true });

describe('an .xls', () => {
  it('is a compound file of whole sectors, whatever its size', async () => {
    for (const rows of [0, 1, 3_000]) {
      const { file, book } = await readBack(
        Array.from({ length: rows }, (_, index) => [`C${index}`, 'x', index]),
      );
      expect(file.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1');
      expect(file.length % 512).toBe(0);
      expect(rowsOf(book.Sheets['Inmuebles']!)).toHaveLength(rows + 1);
    }
  });

  it('holds texts of any letters and any length, whole', async () => {
    const texts = [
      'ñandú, ¿qué?',
      '🏖️ Playa',
      'ŁódźŁ'.repeat(700),
      'á'.repeat(8_223),
      'x'.repeat(8_224),
      'x'.repeat(32_767),
      'Ω'.repeat(32_767),
      'línea\notra',
    ];
    const rows = [...texts, ...texts.map((text) => `${text}.`.slice(-32_767)), ...texts].map((text) => [
      'c',
      text,
    ]);
    const { book } = await readBack(rows);
    expect(rowsOf(book.Sheets['Inmuebles']!).slice(1)).toEqual(rows);
    const writer = await XlsWriter.create('x', COLUMNS);
    await expect(writer.addRow(['x'.repeat(32_768)])).rejects.toThrow(RangeError);
    await writer.close();
  });

  it('holds what looks like a formula as text, and marks it as text', async () => {
    const texts = ['=1+1', '+5492291401234', '-1', '@SUM(A1)', '\tx', '=HYPERLINK("http://x","y")'];
    const { book } = await readBack(texts.map((text) => [text, text]));
    const sheet = book.Sheets['Inmuebles'] as unknown as {
      '!data': { t: string; v: string; f?: string; z: string }[][];
    };
    for (const [index, text] of texts.entries()) {
      expect(sheet['!data'][index + 1]![0]).toMatchObject({ t: 's', v: text, z: '@' });
      expect(sheet['!data'][index + 1]![0]!.f).toBeUndefined();
    }
  });

  it('holds numbers, yes and no, nothing, and moments by Argentina’s clocks', async () => {
    const { book } = await readBack([
      ['a', '', 1_234_567.5, true, new Date('2026-01-01T02:30:00Z')],
      ['b', null, 0, false, null],
    ]);
    const [, first, second] = rowsOf(book.Sheets['Inmuebles']!);
    expect(first).toEqual(['a', undefined, 1_234_567.5, 'Sí', new Date('2025-12-31T23:30:00Z')]);
    expect(second).toEqual(['b', undefined, 0, 'No']);
  });

  it('goes on on another sheet when one is full, and cuts nothing', async () => {
    const count = SHEET_ROWS + 1_000;
    function* rows(): Generator<CellValue[]> {
      for (let index = 0; index < count; index++) yield [`ALQ-${index}`, `texto ${index}`, index];
    }
    const { book } = await readBack(rows());
    expect(book.SheetNames).toEqual(['Inmuebles', 'Inmuebles 2']);
    const sheets = book.SheetNames.map((name) => rowsOf(book.Sheets[name]!));
    expect(sheets.map((sheet) => sheet[0])).toEqual(
      [COLUMNS, COLUMNS].map((all) => all.map(({ heading }) => heading)),
    );
    expect(sheets.flatMap((sheet) => sheet.slice(1)).map((row) => row[2])).toEqual(
      Array.from({ length: count }, (_, index) => index),
    );
  });
});
