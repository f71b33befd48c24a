import { readCodes, sharedListName, withCode, withPresentCode, writeCodes } from './code-list.js';

describe('a list of codes', () => {
  it.each([
    ['ALQ-0001,VEN-0003', ['ALQ-0001', 'VEN-0003']],
    [' alq-0001 ,,ALQ-0001,nada', ['ALQ-0001']],
    [
      ['ALQ-0001', 7, null, { code: 'ALQ-0002' }, 'VEN-10000'],
      ['ALQ-0001', 'VEN-10000'],
    ],
    [{ length: 2 }, []],
    [null, []],
    ['', []],
  ])('%j is read as %j', (given, codes) => {
    expect(readCodes(given, 5)).toEqual(codes);
    expect(readCodes(writeCodes(codes), 5)).toEqual(codes);
  });

  it('has an end, and its newest in front', () => {
    expect(readCodes('ALQ-0001,ALQ-0002,ALQ-0003', 2)).toEqual(['ALQ-0001', 'ALQ-0002']);
    expect(withCode(['ALQ-0001', 'ALQ-0002'], 'ALQ-0002', 2)).toEqual(['ALQ-0002', 'ALQ-0001']);
    expect(withCode(['ALQ-0001', 'ALQ-0002'], 'ALQ-0003', 2)).toEqual(['ALQ-0003', 'ALQ-0001']);
    expect(withCode(['ALQ-0001', 'ALQ-0002'], 'ALQ-0002', 5)).toEqual(['ALQ-0002', 'ALQ-0001']);
  });
});

describe('a list with a notice whose code has changed', () => {
  it.each([
    [
      ['ALQ-0001', 'ALQ-0002'],
      ['ALQ-0009', 'ALQ-0002'],
    ],
    [['ALQ-0009', 'ALQ-0001'], ['ALQ-0009']],
    [['ALQ-0002'], ['ALQ-0002']],
  ])('%j becomes %j', (before, after) => {
    expect(withPresentCode(before, 'ALQ-0001', 'ALQ-0009')).toEqual(after);
  });
});

describe('the name of a shared list', () => {
  it.each([
    ['Para el verano', 'Para el verano'],
    ['  Para \n el   verano ', 'Para el verano'],
    ['a'.repeat(80), 'a'.repeat(60)],
    ['Mirá http://otro.example', 'Avisos compartidos'],
    ['GANASTE! Llama al 11 4567 8901', 'Avisos compartidos'],
    ['al ０２２９１ 42-1234', 'Avisos compartidos'],
    ['2291.42.12.34', 'Avisos compartidos'],
    ['11/45/67/89/01', 'Avisos compartidos'],
    ['Enero 2026-2027', 'Enero 2026-2027'],
    ['Del 15/01 al 31/01/2027', 'Del 15/01 al 31/01/2027'],
    ['2 amb. para 4, verano 2027', '2 amb. para 4, verano 2027'],
    ['', 'Avisos compartidos'],
    [null, 'Avisos compartidos'],
  ])('%j is shown as %s', (written, shown) => {
    expect(sharedListName(written)).toBe(shown);
  });
});
