import { MIRAMAR_CENTRE, TOWN_CENTRES } from '../../kernel/places.js';
import {
  areaFinding,
  blacklistFinding,
  confirmationFinding,
  ownPictureFinding,
  pointFinding,
  priceFinding,
  rejectionsFinding,
  relationFinding,
  type ComparedRow,
} from './review-findings.js';

describe('what is worth a look in a notice', () => {
  it.each([
    ['celular', 0, null],
    ['celular', 1, '1 aviso de otra ficha de dueño tiene el mismo celular.'],
    ['dni', 2, '2 avisos de otra ficha de dueño tienen el mismo DNI.'],
    ['email', 1_234, '1.234 avisos de otra ficha de dueño tienen el mismo email.'],
    ['texto', 1, '1 aviso de otra ficha de dueño tiene el mismo texto.'],
    ['parecido', 2, '2 avisos de otra ficha de dueño tienen un texto muy parecido.'],
    ['foto', 2, '2 avisos de otra ficha de dueño tienen una foto igual o casi igual.'],
  ] as const)('%s in %i other notices: %p', (relation, notices, text) => {
    expect(relationFinding(relation, notices)).toBe(text);
  });

  it.each([
    [0, null],
    [1, '1 aviso de este mismo dueño tiene una foto igual o casi igual.'],
    [2, '2 avisos de este mismo dueño tienen una foto igual o casi igual.'],
  ])('a photo in %i other notices of the owner: %p', (notices, text) => {
    expect(ownPictureFinding(notices)).toBe(text);
  });

  it.each([
    [{ own: false, related: false }, null],
    [{ own: true, related: true }, 'El email de este aviso está en la blacklist.'],
    [{ own: false, related: true }, 'Un dueño con el mismo DNI, celular o email está en la blacklist.'],
  ])('blacklist %j: %p', (facts, text) => {
    expect(blacklistFinding(facts)).toBe(text);
  });

  it.each([
    [true, null],
    [false, 'El dueño todavía no confirmó su email.'],
  ])('confirmed %p: %p', (isConfirmed, text) => {
    expect(confirmationFinding(isConfirmed)).toBe(text);
  });

  it.each([
    [0, null],
    [1, 'A este dueño ya se le rechazó 1 aviso.'],
    [3, 'A este dueño ya se le rechazaron 3 avisos.'],
  ])('%i rejected notices: %p', (count, text) => {
    expect(rejectionsFinding(count)).toBe(text);
  });

  const row = (difference: number, change: Partial<ComparedRow> = {}): ComparedRow => ({
    period: 2,
    fraction: 2,
    currency: 'ARS',
    average: 400_000,
    listings: 12,
    difference,
    ofAnySize: false,
    ...change,
  });

  it.each<[string, ComparedRow[], string | null]>([
    ['none', [], null],
    ['near its average', [row(-49), row(99)], null],
    [
      'half of it',
      [row(-50)],
      'Enero, 1.ª quincena: 50\u00A0% menos que el promedio de 12 avisos del mismo tipo y tamaño (ARS$ 400.000).',
    ],
    [
      'double of it, without fractions',
      [row(100, { period: 5, fraction: 1, currency: 'USD', average: 300 })],
      'Semana Santa: 100\u00A0% más que el promedio de 12 avisos del mismo tipo y tamaño (USD$ 300).',
    ],
    [
      'far from that of its type',
      [row(-98, { ofAnySize: true })],
      'Enero, 1.ª quincena: 98\u00A0% menos que el promedio de 12 avisos del mismo tipo (ARS$ 400.000).',
    ],
    [
      'a fifth of one and triple of another: the fifth',
      [row(200, { period: 3 }), row(-80)],
      'Enero, 1.ª quincena: 80\u00A0% menos que el promedio de 12 avisos del mismo tipo y tamaño (ARS$ 400.000).',
    ],
  ])('a price %s', (_what, rows, text) => {
    expect(priceFinding(rows)).toBe(text);
  });

  it.each([
    [
      50,
      'Pide USD$ 50 por m², 50\u00A0% menos que el promedio de 7 ventas del mismo tipo y ciudad (USD$ 100).',
    ],
    [51, null],
    [199, null],
    [
      200,
      'Pide USD$ 200 por m², 100\u00A0% más que el promedio de 7 ventas del mismo tipo y ciudad (USD$ 100).',
    ],
  ])('%i dollars per square metre beside 100: %p', (perMetre, text) => {
    expect(areaFinding({ perMetre, average: 100, currency: 'USD', listings: 7 })).toBe(text);
  });

  it('there is nothing to say of a price per square metre that compares with nothing', () => {
    expect(areaFinding(null)).toBeNull();
  });

  it.each([
    ['Miramar', null, 'El aviso no tiene punto en el mapa.'],
    ['Miramar', MIRAMAR_CENTRE, null],
    ['Miramar', { latitude: -38.35, longitude: -57.8387 }, null],
    ['Miramar', TOWN_CENTRES['Mar del Plata'], 'El punto del mapa está a 39 km del centro de Miramar.'],
    ['Mar del Plata', { latitude: -38.15, longitude: -57.63 }, null],
    ['Mar del Sur', MIRAMAR_CENTRE, 'El punto del mapa está a 16 km del centro de Mar del Sur.'],
    [
      'Miramar',
      { latitude: 38.27, longitude: 122.16 },
      'El punto del mapa está a 20.015 km del centro de Miramar.',
    ],
    ['Otro', { latitude: 0, longitude: 0 }, null],
  ])('the point of a notice in %s at %j: %p', (town, point, text) => {
    expect(pointFinding(town, point)).toBe(text);
  });
});
