import type { RentalPrice } from '#common/pricing/prices.js';
import type { PriceDraft } from './section-drafts.js';
import { draftsAfterGrid, gridOfDrafts } from './prices-of-grid.js';

const row = (clave: string, changes: Partial<PriceDraft> = {}): PriceDraft => ({
  clave,
  idPrecios: null,
  periodo: 'Enero',
  fraccion: 'Mes Completo',
  monto: 900,
  tipo_moneda: 'ARS',
  alquilado: false,
  ...changes,
});
const january: RentalPrice = { period: 2, fraction: 1, amount: 900, currency: 'ARS', rented: false };

describe('the operator’s rows in the grid', () => {
  it('are its prices; incomplete ones are counted, blank ones are not', () => {
    const rows = [
      row('a'),
      row('b', { periodo: '', fraccion: '', monto: null }),
      row('c', { fraccion: '' }),
      row('d', { periodo: 'Febrero', monto: null }),
    ];
    expect(gridOfDrafts(rows)).toEqual({ prices: [january], incomplete: 2 });
  });

  it('keep their ids when a cell is emptied and filled again', () => {
    const saved = [row('precio-7', { idPrecios: 7, alquilado: true })];
    const emptied = draftsAfterGrid(saved, [], saved);
    expect(emptied).toEqual([]);
    expect(draftsAfterGrid(emptied, [{ ...january, amount: 5 }], saved)).toEqual([
      { ...saved[0], monto: 5, alquilado: false },
    ]);
  });

  it('are new for other cells, and blank rows go', () => {
    const [made, ...others] = draftsAfterGrid(
      [row('b', { periodo: '', fraccion: '', monto: null })],
      [{ period: 5, fraction: 1, amount: 1, currency: 'USD', rented: true }],
      [row('precio-7', { idPrecios: 7 })],
    );
    expect(others).toEqual([]);
    expect(made).toMatchObject({
      idPrecios: null,
      periodo: 'Semana Santa',
      fraccion: 'Mes Completo',
      monto: 1,
      tipo_moneda: 'USD',
      alquilado: true,
    });
  });
});
