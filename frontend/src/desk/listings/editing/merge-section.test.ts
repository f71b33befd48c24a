import type { PriceDraft } from './section-drafts.js';
import { mergeSection } from './merge-section.js';

function price(idPrecios: number | null, fraccion: string, monto: number, alquilado = false): PriceDraft {
  return {
    clave: `${idPrecios}-${fraccion}`,
    idPrecios,
    periodo: 'Enero',
    fraccion,
    monto,
    tipo_moneda: 'ARS',
    alquilado,
  };
}
const short = (rows: PriceDraft[]) =>
  rows.map(({ idPrecios, fraccion, monto, alquilado }) => [idPrecios, fraccion, monto, alquilado]);

describe('a draft on top of what others saved', () => {
  it.each([
    ['only mine', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 1 }, { a: 2, b: 1 }],
    ['only theirs', { a: 1, b: 1 }, { a: 1, b: 1 }, { a: 1, b: 3 }, { a: 1, b: 3 }],
    ['other fields', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }],
    ['the same field', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 4, b: 3 }, { a: 2, b: 3 }],
  ])('fields: %s', (_, base, mine, theirs, expected) => {
    const versions = { base, mine, theirs } as unknown as Parameters<typeof mergeSection<'contacto'>>[1];
    expect(mergeSection('contacto', versions)).toEqual(expected);
  });

  it('adds and removes members', () => {
    expect(mergeSection('servicios', { base: [1, 2, 3], mine: [1, 3, 4], theirs: [2, 3, 5] })).toEqual([
      3, 4, 5,
    ]);
  });

  it('keeps a text as it was typed, and the order of photos', () => {
    expect(mergeSection('observaciones', { base: 'a', mine: 'b', theirs: 'c' })).toBe('b');
    expect(mergeSection('fotos', { base: [1, 2], mine: [2, 1], theirs: [1, 2, 3] })).toEqual([2, 1]);
  });

  it.each<[string, PriceDraft[], PriceDraft[], PriceDraft[], unknown[]]>([
    [
      'the owner rents one row out while another is changed',
      [price(1, '1º Quincena', 100), price(2, 'Semana', 50)],
      [price(1, '1º Quincena', 100), price(2, 'Semana', 60)],
      [price(1, '1º Quincena', 100, true), price(2, 'Semana', 50)],
      [
        [1, '1º Quincena', 100, true],
        [2, 'Semana', 60, false],
      ],
    ],
    [
      'both change the same row',
      [price(1, 'Semana', 50)],
      [price(1, 'Semana', 60)],
      [price(1, 'Semana', 70, true)],
      [[1, 'Semana', 60, false]],
    ],
    [
      'a row that others removed and that was changed is new',
      [price(1, 'Semana', 50)],
      [price(1, 'Semana', 60)],
      [],
      [[null, 'Semana', 60, false]],
    ],
    [
      'a row that others removed and that was not changed stays away',
      [price(1, 'Semana', 50)],
      [price(1, 'Semana', 50)],
      [],
      [],
    ],
    ['a row that was removed stays away', [price(1, 'Semana', 50)], [], [price(1, 'Semana', 55)], []],
    [
      'both enter the same row',
      [],
      [price(null, 'Semana', 60)],
      [price(9, 'Semana', 70)],
      [[9, 'Semana', 60, false]],
    ],
    ['others enter a row', [], [], [price(9, 'Semana', 70)], [[9, 'Semana', 70, false]]],
  ])('prices: %s', (_, base, mine, theirs, expected) => {
    expect(short(mergeSection('precios', { base, mine, theirs }))).toEqual(expected);
  });
});
