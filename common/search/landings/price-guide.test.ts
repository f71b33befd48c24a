import type { PriceGuideLine, PriceGuideQuery } from './landing-calls.js';
import { guideQuery, guideText, linesAbout, unpricedPart } from './price-guide.js';

const HOUSE: PriceGuideQuery = { operacion: 'alquiler', ciudad: 'Miramar', tipoVivienda: '1' };
const line = (change: Partial<PriceGuideLine> = {}): PriceGuideLine => ({
  periodo: 'Enero',
  fraccion: '1º Quincena',
  tamanio: '3',
  moneda: 'ARS',
  desde: 900_000,
  hasta: 1_200_000,
  avisos: 12,
  ...change,
});

describe('the price guide in words', () => {
  it.each<[Partial<PriceGuideLine>, Partial<PriceGuideQuery>, string]>([
    [
      {},
      {},
      'Casas de 3 dormitorios en Miramar para la 1.ª quincena de enero: la mitad pide entre ARS$ 900.000 y ARS$ 1.200.000 (12 avisos).',
    ],
    [
      { tamanio: null, fraccion: 'Mes Completo', avisos: 5 },
      {},
      'Casas en Miramar para enero: la mitad pide entre ARS$ 900.000 y ARS$ 1.200.000 (5 avisos).',
    ],
    [
      { tamanio: '4+', periodo: 'Semana Santa', fraccion: 'Mes Completo', hasta: 900_000 },
      { tipoVivienda: '2' },
      'Departamentos de 4 ambientes o más en Miramar para Semana Santa: la mitad pide ARS$ 900.000 (12 avisos).',
    ],
    [
      { tamanio: null, periodo: '', fraccion: '', moneda: 'USD', desde: 80_000, hasta: 120_000 },
      { operacion: 'venta' },
      'Casas en venta en Miramar: la mitad pide entre USD$ 80.000 y USD$ 120.000 (12 avisos).',
    ],
  ])('%j of %j', (change, asked, words) => {
    expect(guideText(line(change), { ...HOUSE, ...asked })).toBe(words);
  });
});

describe('the lines of the guide', () => {
  const week = line({ fraccion: 'Semana', avisos: 30 });
  const easter = line({ periodo: 'Semana Santa', fraccion: 'Mes Completo', avisos: 40 });
  const whole = line({ fraccion: 'Mes Completo', avisos: 6 });
  const dollars = line({ moneda: 'USD', avisos: 5 });
  const all = [line(), dollars, week, easter, whole];

  it('are those of the asked parts, each once, in their order', () => {
    const fortnight = { periodo: 'Enero', fraccion: '1º Quincena' };
    const parts = [{ periodo: 'Semana Santa', fraccion: '' }, fortnight, fortnight];
    expect(linesAbout(all, parts, 4)).toEqual([easter, line(), dollars]);
    expect(linesAbout(all, parts, 2)).toEqual([easter, line()]);
    expect(linesAbout(all, [{ periodo: 'Enero', fraccion: '' }], 4)).toEqual([whole]);
  });

  it('are those of most notices if no part is asked for or compares', () => {
    expect(linesAbout(all, [], 4)).toEqual([easter, week, line()]);
    expect(linesAbout(all, [{ periodo: 'Marzo', fraccion: '' }], 4)).toEqual([easter, week, line()]);
    expect(linesAbout([], [], 4)).toEqual([]);
  });
});

describe('the question for the guide', () => {
  const notice = {
    operation: 'rental',
    town: 'Miramar',
    propertyType: 1,
    bedrooms: 3,
    rooms: 4,
    people: 6,
  } as const;

  it('has the size by which its type compares', () => {
    expect(guideQuery(notice)).toEqual({ ...HOUSE, dormitorios: '3', personas: '6' });
    expect(guideQuery({ ...notice, propertyType: 2, people: null })).toEqual({
      ...HOUSE,
      tipoVivienda: '2',
      ambientes: '4',
    });
    expect(guideQuery({ ...notice, propertyType: 3, people: 0 })).toEqual({ ...HOUSE, tipoVivienda: '3' });
  });

  it('is none in other towns', () => expect(guideQuery({ ...notice, town: 'Otro' })).toBeNull());
});

describe('the most searched part without a price', () => {
  const wanted = { periodo: 2, fraccion: 2, busquedas: 37, sinResultado: 0, dias: 30 } as const;
  const fortnight = { periodo: 'Enero', fraccion: '1º Quincena' };

  it.each([
    [[], fortnight],
    [[{ periodo: 'Enero', fraccion: 'Mes Completo' }], fortnight],
    [[fortnight], null],
  ])('beside %j is %j', (prices, part) => expect(unpricedPart(wanted, prices)).toEqual(part));

  it('is none for a period with any price', () => {
    const january = { ...wanted, fraccion: null };
    expect(unpricedPart(january, [fortnight])).toBeNull();
    expect(unpricedPart(january, [])).toEqual({ periodo: 'Enero', fraccion: 'Mes Completo' });
  });
});
