import type { NoticeContentWire } from '#common/listings/proposals/proposal-calls.js';
import { contentChange } from './content-change.js';

const JANUARY = {
  periodo: 'Enero',
  fraccion: 'Mes Completo',
  monto: 900_000,
  tipo_moneda: 'ARS' as const,
};
const BEFORE: NoticeContentWire = { nombreNegocio: '', observaciones: 'Casa.', precios: [JANUARY] };

describe('the change of a content in the audit trail', () => {
  it('is empty without a change', () => {
    expect(contentChange(BEFORE, BEFORE)).toEqual({ before: {}, after: {} });
  });

  it('names changed texts and prices alone', () => {
    const half = { ...JANUARY, fraccion: '1º Quincena', monto: 1 };
    const after = { ...BEFORE, observaciones: 'Casa con patio.', precios: [half] };
    expect(contentChange(BEFORE, after)).toEqual({
      before: {
        notes: 'Casa.',
        changedPrices: 'Enero, Mes completo: ARS$ 900.000; Enero, 1.ª quincena: sin precio',
      },
      after: {
        notes: 'Casa con patio.',
        changedPrices: 'Enero, Mes completo: sin precio; Enero, 1.ª quincena: Consultar',
      },
    });
  });
});
