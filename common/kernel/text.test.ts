import {
  counted,
  excerpt,
  fold,
  listed,
  numberText,
  oneLine,
  pathSegment,
  percentText,
  slug,
} from './text.js';

describe('a text in another form', () => {
  it.each([
    ['Año Ñandú', 'ano nandu'],
    ['ÉXITO', 'exito'],
  ])('%p is compared as %p', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it.each([
    ['Vacaciones Inv.', 'Vacaciones-Inv'],
    ['1º Quincena', '1-Quincena'],
    ['5+', '5plus'],
    ['Mar del Plata', 'Mar-del-Plata'],
    ['  Casa  -  Chalet  ', 'Casa-Chalet'],
    ['-Casa-', 'Casa'],
    ['¡Ñoquis & más!', 'Noquis-mas'],
    ['+-+', 'plus-plus'],
  ])('%p is the segment %p', (text, segment) => {
    expect(pathSegment(text)).toBe(segment);
    expect(slug(text)).toBe(segment.toLowerCase());
  });

  it('is the same slug again, however many are asked for', () => {
    const names = Array.from({ length: 2_500 }, (_, index) => `Casa ${index}`);
    expect(names.map(slug)).toEqual(names.map((_, index) => `casa-${index}`));
    expect(slug('Casa 3')).toBe('casa-3');
  });

  it.each([
    [' a\n\tb ', 'a b'],
    ['a\u0000b', 'a b'],
    ['a  b', 'a b'],
    ['', ''],
  ])('%p on one line is %p', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });
});

describe('numbers in words', () => {
  it.each([
    [0.643, 1, '64,3 %'],
    [0.04, 1, '4,0 %'],
    [1, 1, '100,0 %'],
    [0.12, 0, '12 %'],
    [0, 0, '0 %'],
  ])('writes %p with %p decimals as %p', (part, decimals, text) => {
    expect(percentText(part, decimals)).toBe(text.replace(' ', '\u00A0'));
  });

  it.each([0.005, 0.125, 0.2849, 0.355, 1.005, 12.345, -0.07, 123.456])(
    'writes %p as a percentage as Intl does',
    (part) => {
      for (const decimals of [0, 1]) {
        const figures = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
        expect(percentText(part, decimals)).toBe(`${(part * 100).toLocaleString('es-AR', figures)}\u00A0%`);
      }
    },
  );

  it.each([
    [1, '1 aviso'],
    [0, '0 avisos'],
    [11_232, '11.232 avisos'],
  ])('counts %p as %p', (count, text) => {
    expect(counted(count, 'aviso')).toBe(text);
  });

  it.each([
    0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 1_234_567_890, -1, -999, -1_000, 1.5, 0.25, 12_345.67,
  ])('writes %p as Intl does', (value) => {
    expect(numberText(value)).toBe(value.toLocaleString('es-AR'));
  });

  it.each([
    [[], ''],
    [['Miramar'], 'Miramar'],
    [['Miramar', 'Mar del Sur'], 'Miramar y Mar del Sur'],
    [['Miramar', 'Mar del Plata', 'Mar del Sur'], 'Miramar, Mar del Plata y Mar del Sur'],
  ])('lists %j as %p', (names, text) => {
    expect(listed(names)).toBe(text);
  });
});

describe('excerpt', () => {
  it.each([
    ['a short text', 20, 'a short text'],
    ['exactly ten', 11, 'exactly ten'],
    ['cut at a word', 10, 'cut at a…'],
    ['lines\n\nand\ttabs', 30, 'lines and tabs'],
    ['one longer word than half', 12, 'one longer…'],
    ['no more room', 8, 'no more…'],
    ['a word that is long', 8, 'a word…'],
    ['a longestwordofall', 10, 'a longest…'],
    ['onewordwithoutspace', 10, 'onewordwi…'],
    ['half way', 6, 'half…'],
    ['abc defgh', 6, 'abc d…'],
    ['twelve chars', 11, 'twelve…'],
    ['twelve chars', 12, 'twelve chars'],
  ])('of %p within %p is %p', (text, length, expected) => {
    expect(excerpt(text, length)).toBe(expected);
  });
});
