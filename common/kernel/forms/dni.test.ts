import { isDni, plainDni } from './dni.js';

describe('a DNI', () => {
  it.each([
    ['12345', false],
    ['123456', true],
    ['20111222', true],
    ['20345678901', true],
    ['203456789012', false],
    ['2011122a', false],
    ['', false],
    [' 20111222', false],
    ['20.111.222', false],
  ])('%p: %p', (plain, expected) => {
    expect(isDni(plain)).toBe(expected);
  });

  it.each([
    ['20.111.222', '20111222'],
    [' 20 111 222 ', '20111222'],
    ['20111222', '20111222'],
    ['20-111-222', '20-111-222'],
    ['012.345.678', '12345678'],
    ['0020111222', '20111222'],
    ['000000', ''],
  ])('%p is stored as %p', (typed, plain) => {
    expect(plainDni(typed)).toBe(plain);
  });
});
