import { searchTerms } from './people-search.js';
import { maskMobile, phoneDigits } from './phone.js';

/** Whether a stored person, as indexed by person_text, contains every term. */
function finds(typed: string): boolean {
  const stored = `patricia cabrera pcabrera@ejemplo.com 98000118 ${phoneDigits('+5492230001118')}`;
  return searchTerms(typed).every((ways) => ways.some((way) => stored.includes(way.toLowerCase())));
}

describe('a search for people', () => {
  it.each([
    '2230001118',
    '223 000-1118',
    '+54 9 223 000 1118',
    '+5492230001118',
    '54 9 223 000 1118',
    '0223 15 0001118',
    '0223-15-000-1118',
    '(0223) 15-000-1118',
    '15 000-1118',
    '000-1118',
    '+54 9 223',
    '0223',
    '98.000.118',
    '98 000 118',
    '98000118',
    'cabrera patricia',
    'Cabrera, Patricia',
    'PATRICIA  cabrera',
    'cabr, 98.000.118',
    'pcabrera@ejemplo.com',
    'Patricia 223 000-1118',
  ])('finds her by %p', (typed) => {
    expect(finds(typed)).toBe(true);
  });

  it.each(['Cabrera, Ana', '223 000-1119', '98.000.119', 'cabrerapatricia'])('does not by %p', (typed) => {
    expect(finds(typed)).toBe(false);
  });

  it('asks for nothing when nothing was meant', () => {
    expect([searchTerms(''), searchTerms(' , ; ')]).toEqual([[], []]);
    expect([searchTerms('%'), searchTerms('Ana - Ruiz')]).toEqual([[['%']], [['Ana'], ['Ruiz']]]);
  });

  it.each(['0223 15 400-1118', '+54 9 2291 40-1234', '011 15 4000 1118', '2291401234', '02291 15 401234'])(
    'reads %p as it is stored',
    (written) => {
      expect(phoneDigits(written)).toBe(maskMobile(written).slice(4));
    },
  );

  it('leaves the number of another country whole', () => {
    expect(phoneDigits('+598 99 123 456')).toBe('59899123456');
  });

  it.each<[string, string[][]]>([
    ['Ana  Ruiz 22', [['Ana'], ['Ruiz'], ['22']]],
    ['- 22', [['22']]],
    ['Ana, 22', [['Ana'], ['22']]],
    ['98.000.118', [['98000118']]],
    ['+54 9 223', [['549223', '223']]],
    ['0054 9 223', [['00549223', '549223', '223']]],
    ['+54 11', [['5411', '11']]],
    ['0223', [['0223', '223']]],
    ['00223', [['00223', '223']]],
    ['2230', [['2230']]],
    ['15 000-111', [['15000111', '000111']]],
    ['15 0001', [['150001']]],
    ['15 000 1118', [['150001118', '0001118']]],
    ['15 0001 11189', [['15000111189']]],
    ['22;Ana', [['Ana'], ['22']]],
    ['22/2230', [['222230']]],
    ['(0223) 15-000', [['022315000', '22315000']]],
    ['Ana22', [['Ana22']]],
    ['+598 99', [['59899']]],
    ['0', [['0']]],
    ['000', [['000', '00']]],
  ])('%j has the terms %j', (typed, terms) => {
    expect(searchTerms(typed).map((ways) => [...ways])).toEqual(terms);
  });
});
