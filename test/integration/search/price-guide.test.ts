import type {
  PriceGuideAnswer,
  PriceGuideLine,
  ZoneAverageWire,
} from '#common/search/landings/landing-calls.js';
import { fraction, period } from '#common/pricing/periods.js';
import type { DemoListing } from '../../../backend/src/operations/demo/generate/demo-listing.js';
import { insertRow } from '../../builders/store.js';
import { SearchedApp } from '../../support/searched-app.js';

const GUIDE = '/api/inmueble/busqueda/guiaPrecios';
const HOUSE = 1;
const FLAT = 2;
const MORE = 5;

interface Asked {
  key: string;
  currency: string;
  amount: number;
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/** What the homes ask for each part of the season, or for a sale. */
function askedBy(homes: readonly DemoListing[]): Asked[] {
  return homes.flatMap(({ operation, salePrice, rentalPrices }) =>
    operation === 'sale'
      ? [{ ...salePrice!, key: '' }]
      : rentalPrices.map((row) => ({
          ...row,
          key: `${period(row.period).name} ${fraction(row.fraction).name}`,
        })),
  );
}

/** The middle half of at least five prices, by part and currency. */
function expectedOf(
  homes: readonly DemoListing[],
): Map<string, Omit<PriceGuideLine, 'periodo' | 'fraccion' | 'tamanio' | 'moneda'>> {
  const amounts = grouped(
    askedBy(homes).filter(({ amount }) => amount > 1),
    ({ key, currency }) => `${key} ${currency}`,
  );
  return new Map(
    [...amounts].flatMap(([name, rows]) => {
      const sorted = rows.map(({ amount }) => amount).sort((one, other) => one - other);
      const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1]!;
      return sorted.length < MORE
        ? []
        : [[name, { desde: at(0.25), hasta: at(0.75), avisos: sorted.length }]];
    }),
  );
}

describe('the price guide of owners', () => {
  let searched: SearchedApp;
  let homes: DemoListing[];

  beforeAll(async () => {
    searched = await SearchedApp.start();
    homes = searched.listings.filter(({ status }) => status === 'active');
  });
  afterAll(() => searched.app.stop());

  const ask = (query: Record<string, string>) =>
    searched.app.get(`${GUIDE}?${new URLSearchParams(query).toString()}`);
  const linesOf = async (query: Record<string, string>): Promise<PriceGuideLine[]> =>
    (await ask(query)).json<PriceGuideAnswer>().precios;
  const of = (operation: string, town: string, type: number) =>
    homes.filter(
      (one) => one.operation === operation && one.location.town === town && one.propertyType === type,
    );

  it.each([
    ['Miramar', HOUSE, { dormitorios: '3' }, '3', (one: DemoListing) => one.bedrooms === 3],
    ['Miramar', HOUSE, { dormitorios: '9' }, '5+', (one: DemoListing) => (one.bedrooms ?? 0) >= 5],
    ['Mar del Plata', FLAT, { dormitorios: '1', ambientes: '2' }, '2', (one: DemoListing) => one.rooms === 2],
  ])(
    'says what half of the homes ask in %s, of type %s and %j',
    async (ciudad, type, size, tamanio, isAlike) => {
      const ofAnySize = of('rental', ciudad, type);
      const alike = expectedOf(ofAnySize.filter(isAlike));
      const others = expectedOf(ofAnySize);
      const lines = await linesOf({ operacion: 'alquiler', ciudad, tipoVivienda: String(type), ...size });
      expect(alike.size).toBeGreaterThan(0);
      expect(others.size).toBeGreaterThan(alike.size);
      const found = lines.map(({ periodo, fraccion, moneda, ...line }) => [
        `${periodo} ${fraccion} ${moneda}`,
        line,
      ]);
      const expected = [...others].map(([key, line]) => {
        const ofSize = alike.get(key);
        return [key, ofSize ? { ...ofSize, tamanio } : { ...line, tamanio: null }];
      });
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
    },
  );

  it('says it of sales, and of types without sizes', async () => {
    const sales = await linesOf({ operacion: 'venta', ciudad: 'Miramar', tipoVivienda: 'casa' });
    const expected = expectedOf(of('sale', 'Miramar', HOUSE));
    expect(sales.length).toBeGreaterThan(0);
    for (const { periodo, fraccion, moneda, tamanio, ...line } of sales) {
      expect([periodo, fraccion, tamanio]).toEqual(['', '', null]);
      expect(line).toEqual(expected.get(` ${moneda}`));
    }
  });

  it('says nothing where fewer than five compare, and refuses what is no notice', async () => {
    const few = await linesOf({
      operacion: 'venta',
      ciudad: 'Mar del Sur',
      tipoVivienda: '5',
      dormitorios: '7',
    });
    expect(of('sale', 'Mar del Sur', 5).length).toBeLessThan(MORE);
    expect(few).toEqual([]);
    const refused: Record<string, string>[] = [
      {},
      { operacion: 'alquiler', ciudad: 'Otro', tipoVivienda: '1' },
      { operacion: 'alquiler', ciudad: 'Miramar', tipoVivienda: '11' },
      { operacion: 'alquiler', ciudad: 'Miramar', tipoVivienda: '1', dormitorios: 'tres' },
    ];
    for (const query of refused) expect((await ask(query)).statusCode).toBe(400);
  });

  it('says what visitors searched most for such homes, and how much of it in vain', async () => {
    const searches = {
      operation: 'rental',
      town: 'Miramar',
      property_type: HOUSE,
      period: 2,
      fraction: 2,
      budget: 0,
      currency: '',
    };
    const day = new Date().toISOString().slice(0, 10);
    await insertRow(searched.app, 'search_demand', {
      ...searches,
      day,
      people: 0,
      searches: 30,
      without_result: 4,
    });
    const less = { period: 1, people: 0, searches: 6, without_result: 6 };
    await insertRow(searched.app, 'search_demand', { ...searches, ...less, day });
    await insertRow(searched.app, 'search_demand', {
      ...searches,
      day,
      people: 6,
      searches: 7,
      without_result: 7,
    });
    const ofPeople = async (personas: string) =>
      (
        await ask({ operacion: 'alquiler', ciudad: 'Miramar', tipoVivienda: '1', personas })
      ).json<PriceGuideAnswer>().buscado;
    expect(await ofPeople('6')).toEqual({
      periodo: 2,
      fraccion: 2,
      busquedas: 37,
      sinResultado: 11,
      dias: 30,
    });
    expect(await ofPeople('4')).toEqual({
      periodo: 2,
      fraccion: 2,
      busquedas: 30,
      sinResultado: 4,
      dias: 30,
    });
    expect(
      (await ask({ operacion: 'alquiler', ciudad: 'Miramar', tipoVivienda: '2', personas: '99999' })).json(),
    ).toMatchObject({ buscado: null });
  });

  it('has averages of zones where five compare', async () => {
    const answer = await searched.app.get('/api/inmueble/busqueda/promediosPorBarrio');
    const { promedios } = answer.json<{ promedios: ZoneAverageWire[] }>();
    const zones = await searched.app.sql<{ code: string; zone: string; amount: string }>(
      `SELECT s.code, z.name AS zone, p.amount FROM search s JOIN zones z ON z.id = s.zone_id
       JOIN listings l ON l.id = s.listing_id JOIN prices p ON p.listing_id = l.id
       WHERE s.operation = 'rental' AND s.town = 'Mar del Plata' AND s.property_type = ${FLAT}
         AND p.period = 2 AND p.fraction = 1 AND p.currency = 'ARS' AND p.amount > 1`,
    );
    const expected = [...grouped(zones, ({ zone }) => zone)].flatMap(([zone, rows]) => {
      const sum = rows.reduce((total, { amount }) => total + Number(amount), 0);
      return rows.length < MORE ? [] : [[zone, [Math.round(sum / rows.length), rows.length]]];
    });
    const found = promedios
      .filter(
        ({ ciudad, idTipoVivienda, periodo, fraccion, moneda }) =>
          ciudad === 'Mar del Plata' &&
          idTipoVivienda === FLAT &&
          periodo === 'Enero' &&
          fraccion === 'Mes Completo' &&
          moneda === 'ARS',
      )
      .map(({ barrio, promedio, avisos }) => [barrio, [promedio, avisos]]);
    expect(expected.length).toBeGreaterThan(0);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(expected));
  });
});
