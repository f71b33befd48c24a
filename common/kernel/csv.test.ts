import { csvOf } from './csv.js';

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
