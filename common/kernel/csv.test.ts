import { fc } from '../../test/support/property.js';
import { csvOf, readCsv } from './csv.js';

describe('a CSV file', () => {
  it.each([
    ['plain', 'plain'],
    ['a;b', '"a;b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+54 9', "'+54 9"],
    ['-5;', `"'-5;"`],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['＋54 9', "'＋54 9"],
    ['－5', "'－5"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['﹦1', "'﹦1"],
    ['\u00a0=1', "'\u00a0=1"],
    ['\u200b=1', "'\u200b=1"],
    [' -5', "' -5"],
    ['\t1', "'\t1"],
    ['3 - 4', '3 - 4'],
    ['', ''],
    [null, ''],
    [-30_000, '-30000'],
    [1.5, '1,5'],
  ])('writes %p as %p', (value, cell) => {
    expect(csvOf(['x'], [[value]])).toBe(`\uFEFFx\r\n${cell}\r\n`);
  });

  it('has a line for each row, and a mark of its encoding', () => {
    expect(
      csvOf(
        ['a', 'ñ'],
        [
          [1, 'b'],
          [2, null],
        ],
      ),
    ).toBe('\uFEFFa;ñ\r\n1;b\r\n2;\r\n');
  });
});

describe('reading a CSV file', () => {
  it.each([
    [
      'semicolons',
      'a;b,c\r\n1;2\r\n',
      [
        ['a', 'b,c'],
        ['1', '2'],
      ],
    ],
    [
      'commas',
      'a,"b;c"\n1,2',
      [
        ['a', 'b;c'],
        ['1', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['the separator that it names', 'sep=,\na,b;c;d\n', [['a', 'b;c;d']]],
    ['quotes and lines inside of a cell', '"a ""b""";"c\nd"\n', [['a "b"', 'c\nd']]],
    [
      'a quote that nobody closes',
      'a;"b;c\nd;e',
      [
        ['a', '"b', 'c'],
        ['d', 'e'],
      ],
    ],
    ['one after quotes', '"a";"b ""c""\nd', [['a', '"b ""c""'], ['d']]],
    ['an empty line', 'a\n\nb', [['a'], [''], ['b']]],
    ['an apostrophe of its own', "'tis;'=1\n", [["'tis", '=1']]],
    ['nothing', '', []],
  ])('knows %s', (_what, text, rows) => {
    expect(readCsv(text)).toEqual(rows);
  });

  it('returns what was written', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ';', ',', '\n', '\r', '=', "'", ' ', 'ñ') });
    const rows = fc.array(fc.tuple(cell, cell, cell), { minLength: 1 });
    const harmless = (text: string): boolean => !/^'+[\s=]/.test(text);
    fc.assert(
      fc.property(rows, (written) => {
        fc.pre(written.flat().every(harmless));
        const text = csvOf(['uno', 'dos', 'tres'], written).replace(/^\uFEFF/, '');
        expect(readCsv(text).slice(1)).toEqual(written);
      }),
    );
  });
});
