import type { ListingSheetAnswer } from '#common/search/sheet/sheet-calls.js';
import { generateListings } from '../../../backend/src/operations/demo/generate/generate-listings.js';
import { loadListings } from '../../../backend/src/operations/demo/load/load-listings.js';
import { TestApp } from '../../support/test-app.js';

interface Cell {
  code: string;
  period: string;
  amount: number;
  average: number;
  listings: number;
}

describe('a price compared with the average of its kind', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
    await loadListings(app.owner, generateListings(300, 7), {
      photos: new Map(),
      photoKey: () => '',
    });
  });
  afterAll(() => app.stop());

  /** Average for January's whole month in pesos of houses with three bedrooms, computed from the listings. */
  const januaries = (condition: string) =>
    app.sql<Cell>(
      `WITH cells AS (
         SELECT l.code, l.bedrooms, p.amount::float8, p.rented,
                avg(p.amount) OVER kind AS average, count(*) OVER kind AS listings
         FROM listings l JOIN prices p ON p.listing_id = l.id
         WHERE l.status = 'active' AND l.operation = 'rental' AND l.property_type = 1 AND l.bedrooms < 5
           AND p.period = 2 AND p.fraction = 1 AND p.currency = 'ARS' AND p.amount > 1
         WINDOW kind AS (PARTITION BY l.bedrooms))
       SELECT code, amount, average::float8, listings::int FROM cells WHERE NOT rented AND ${condition}`,
    );

  async function comparisonOf(code: string): Promise<ListingSheetAnswer['comparaciones']> {
    const answer = await app.get(`/api/inmueble/ver/verInmueblePorCodigo?codigo=${code}`);
    return answer
      .json<ListingSheetAnswer>()
      .comparaciones.filter(
        ({ periodo, fraccion, moneda }) =>
          periodo === 'Enero' && fraccion === 'Mes Completo' && moneda === 'ARS',
      );
  }

  it('is shown with its sample size', async () => {
    const cells = await januaries('listings >= 5');
    expect(cells.length).toBeGreaterThan(3);
    for (const { code, amount, average, listings } of cells) {
      expect(await comparisonOf(code)).toEqual([
        {
          periodo: 'Enero',
          fraccion: 'Mes Completo',
          moneda: 'ARS',
          promedio: Math.round(average),
          avisos: listings,
          diferencia: Math.round((amount / average - 1) * 100),
        },
      ]);
    }
  });

  it('is left out where fewer than five listings make the average', async () => {
    const cells = await januaries('listings < 5');
    expect(cells.length).toBeGreaterThan(0);
    for (const { code } of cells) expect(await comparisonOf(code)).toEqual([]);
  });
});
