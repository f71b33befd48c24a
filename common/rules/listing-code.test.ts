import {
  formatCode,
  isQuickSearchCode,
  maskQuickSearchCode,
  operationOfCode,
  parseCode,
} from './listing-code.js';

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

  it('reads a code in any case and with spaces around it', () => {
    expect(parseCode(' alq-0007 ')?.code).toBe('ALQ-0007');
  });

  it.each(['', 'ALQ-', 'ALQ-001', 'ALQ0001', 'XXX-0001', 'ALQ-0001 OR 1=1', 'ALQ-1234567890'])(
    'does not read %p',
    (text) => {
      expect(parseCode(text)).toBeUndefined();
    },
  );

  it.each([
    ['ven-0001', true],
    [' ALQ-0001 ', true],
    ['VEN-00001', false],
    ['ALQ-000', false],
    ['xALQ-0001', false],
  ])('takes exactly four digits in the quick search: %p is %p', (text, taken) => {
    expect(isQuickSearchCode(text)).toBe(taken);
  });

  it.each([
    ['12ab34', 'rental', 'ALQ-1234'],
    ['ALQ-123456', 'rental', 'ALQ-1234'],
    ['VEN-00', 'rental', 'ALQ-00'],
    ['', 'sale', 'VEN-'],
    ['  alq-12', 'rental', 'ALQ-12'],
    ['-12', 'rental', 'ALQ-12'],
    ['ALQ12', 'rental', 'ALQ-12'],
    ['12ALQ-3', 'rental', 'ALQ-123'],
  ] as const)('masks %p in the %s tab as %p', (typed, operation, shown) => {
    expect(maskQuickSearchCode(typed, operation)).toBe(shown);
  });

  it.each([
    ['ven-0099', 'sale'],
    [' ALQ-0001', 'rental'],
    ['ALQ0001', undefined],
    ['0099', undefined],
    ['', undefined],
  ])('of %p have the operation %p', (text, operation) => {
    expect(operationOfCode(text)).toBe(operation);
  });

  it('names the number that has no code', () => {
    expect(() => formatCode('sale', -3)).toThrow('No listing code has the number -3');
  });
});
