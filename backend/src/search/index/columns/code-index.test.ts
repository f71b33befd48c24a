import { CodeIndex } from './code-index.js';

describe('codes of the index', () => {
  const codes = [
    'ALQ-0001',
    'VEN-0001',
    'ALQ-00001',
    'ALQ-10000',
    'VEN-4194304',
    'ALQ-999999999',
    'VEN-0000',
  ];

  it('finds each place by its code, and each code by its place', () => {
    const index = new CodeIndex();
    codes.forEach((code, place) => index.set(place, code));
    expect(codes.map((code) => index.placeOf(code))).toEqual(codes.map((_, place) => place));
    expect(codes.map((_, place) => index.codeAt(place))).toEqual(codes);
  });

  it.each(['ALQ-0002', 'VEN-10000', 'ALQ-9999999', 'VEN-00001', 'alquiler'])('does not find %s', (code) => {
    const index = new CodeIndex();
    codes.forEach((one, place) => index.set(place, one));
    expect(index.placeOf(code)).toBeUndefined();
  });

  it('leaves a code with the place that has got it meanwhile', () => {
    for (const code of codes) {
      const index = new CodeIndex();
      index.set(1, code);
      index.set(2, code);
      index.clear(1);
      expect([index.placeOf(code), index.codeAt(2)]).toEqual([2, code]);
    }
  });

  it('forgets a code that was cleared, and gives it to another place', () => {
    for (const code of codes) {
      const index = new CodeIndex();
      index.set(3, code);
      index.clear(3);
      expect(index.placeOf(code)).toBeUndefined();
      index.set(4, code);
      index.set(3, 'ALQ-0777');
      expect([index.placeOf(code), index.codeAt(3)]).toEqual([4, 'ALQ-0777']);
    }
  });
});
