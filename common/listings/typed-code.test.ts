import { isQuickSearchCode, maskQuickSearchCode, operationOfCode } from './typed-code.js';

describe('a code that is being typed', () => {
  it.each([
    ['ven-0001', true],
    [' ALQ-0001 ', true],
    ['ven 0001', true],
    ['VEN-00001', false],
    ['ALQ-10000', true],
    ['ALQ-123456789', true],
    ['ALQ-000', false],
    ['xALQ-0001', false],
  ])('takes four digits, or a number above 9999, in the quick search: %p is %p', (text, taken) => {
    expect(isQuickSearchCode(text)).toBe(taken);
  });

  it.each([
    ['12ab34', 'rental', 'ALQ-1234'],
    ['ALQ-10000', 'rental', 'ALQ-10000'],
    ['10000', 'sale', 'VEN-10000'],
    ['00123', 'rental', 'ALQ-0012'],
    ['1234567890', 'rental', 'ALQ-123456789'],
    ['VEN-00', 'rental', 'ALQ-00'],
    ['', 'sale', 'VEN-'],
    ['  alq-12', 'rental', 'ALQ-12'],
    ['-12', 'rental', 'ALQ-12'],
    ['ALQ12', 'rental', 'ALQ-12'],
    ['12ALQ-3', 'rental', 'ALQ-123'],
    ['VEN\u20110001', 'sale', 'VEN-0001'],
    ['https://127.0.0.1:3000/ver-ficha-inmueble/VEN-0001', 'sale', 'VEN-0001'],
    ['ALQ-VEN-0001', 'sale', 'VEN-0001'],
    ['Aviso VEN 0001 de 2026', 'sale', 'VEN-0001'],
  ] as const)('masks %p in the %s tab as %p', (typed, operation, shown) => {
    expect(maskQuickSearchCode(typed, operation)).toBe(shown);
  });

  it.each([
    ['ven-0099', 'sale'],
    [' ALQ-0001', 'rental'],
    ['ALQ0001', 'rental'],
    ['VEN 0001', 'sale'],
    ['\u200EVEN\u20130001', 'sale'],
    ['https://costa.example/ver-ficha-inmueble/VEN-0001?personas=2', 'sale'],
    ['ALQ-VEN-0001', 'sale'],
    ['ALQ-V', 'sale'],
    ['VEN-', 'sale'],
    ['VEN-E', 'sale'],
    ['VEN-a', 'rental'],
    ['0099', undefined],
    ['', undefined],
  ])('of %p have the operation %p', (text, operation) => {
    expect(operationOfCode(text)).toBe(operation);
  });
});
