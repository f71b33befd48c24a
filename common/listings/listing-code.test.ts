import { LENGTHS } from '../kernel/limits.js';
import { formatCode, parseCode, wholeOrPartOfCode } from './listing-code.js';

describe('listing codes', () => {
  it.each([
    ['rental', 1, 'ALQ-0001'],
    ['sale', 42, 'VEN-0042'],
    ['rental', 9_999, 'ALQ-9999'],
    ['rental', 10_000, 'ALQ-10000'],
  ] as const)('writes the %s number %i as %s, and reads it back', (operation, number, code) => {
    expect(formatCode(operation, number)).toBe(code);
    expect(parseCode(code)).toEqual({ code, operation, number });
  });

  it.each([0, -1, 1.5, Number.NaN])('has no code for the number %s', (number) => {
    expect(() => formatCode('rental', number)).toThrow(RangeError);
  });

  it.each([
    ' alq-0007 ',
    'ALQ\u20110007',
    'ALQ\u20100007',
    'ALQ\u20130007',
    'ALQ\u20140007',
    'ALQ\u22120007',
    'ALQ 0007',
    'ALQ - 0007',
    'ALQ\u00A00007',
    'alq0007',
    'ALQ_0007',
    'ALQ/0007',
    'Alq.: 0007',
    'Código: ALQ-0007',
    'cod alq 0007',
    '\u200EALQ-0007\u200B',
    'ALQ\u00AD-0007',
    'ＡＬＱ－０００７',
    'ALQ-0007.',
    'ALQ-00007',
    'alq 000000007',
    'ALQ-0007)',
    '(ALQ-0007)',
    '*ALQ-0007*',
    '«ALQ-0007»,',
    'ALQ-0007\uFE0F',
    '\uFEFFALQ-0007',
    'https://costa.example/ver-ficha-inmueble/ALQ-0007',
    '/ver-ficha-inmueble/alq-0007/?llegada=2027-01-02#fotos',
    'https://costa.example/ver-ficha-inmueble/ALQ%E2%80%910007%E2%80%8B.',
  ])('reads %j', (text) => {
    expect(parseCode(text)).toEqual({ code: 'ALQ-0007', operation: 'rental', number: 7 });
  });

  it.each([
    '',
    'ALQ-0000',
    'ALQ-',
    'ALQ-001',
    'XXX-0001',
    'ALQ-0001 OR 1=1',
    'ALQ-1234567890',
    'ALQ-0001-2',
    'xALQ-0001',
    'ALQ 00 01',
    'ALQ-0001,VEN-0002',
    'https://costa.example/ALQ-0001',
    '/ver-ficha-inmueble/%',
    `ALQ-0001${' '.repeat(LENGTHS.code)}`,
  ])('does not read %j', (text) => {
    expect(parseCode(text)).toBeUndefined();
  });

  it.each([
    ['VEN 0001', 'VEN-0001'],
    ['000', '000'],
    [null, null],
  ])('a filter of %j looks for %j', (text, sought) => {
    expect(wholeOrPartOfCode(text)).toBe(sought);
  });

  it('names the number that has no code', () => {
    expect(() => formatCode('sale', -3)).toThrow('No listing code has the number -3');
  });
});
