import { EDITING_MESSAGES } from './editing-messages.js';
import { PUBLICATION_MESSAGES as MESSAGES } from '../publication/publication-messages.js';
import {
  priceFaultsText,
  priceFieldErrors,
  priceRowFaults,
  type PriceFault,
  type PriceRow,
} from './price-rows.js';

const RENTAL: PriceRow = { periodo: 'Enero', fraccion: '1º Quincena', monto: 450_000, tipo_moneda: 'ARS' };
const SALE: PriceRow = { periodo: '', fraccion: '', monto: 85_000, tipo_moneda: 'USD' };

describe('prices that the operator types', () => {
  it.each<[string, Partial<PriceRow>, Omit<PriceFault, 'row'>[]]>([
    ['whole', {}, []],
    ['without a period', { periodo: '' }, [{ field: 'periodo', message: MESSAGES.required }]],
    ['of no period', { periodo: 'Junio' }, [{ field: 'periodo', message: MESSAGES.invalidChoice }]],
    ['without a fraction', { fraccion: '' }, [{ field: 'fraccion', message: MESSAGES.required }]],
    ['of no fraction', { fraccion: 'Hora' }, [{ field: 'fraccion', message: MESSAGES.invalidChoice }]],
    ['of a period that is let whole', { periodo: 'Semana Santa', fraccion: '' }, []],
    ['without an amount', { monto: '' }, [{ field: 'monto', message: MESSAGES.required }]],
    ['with an amount of null', { monto: null }, [{ field: 'monto', message: MESSAGES.required }]],
    ['of nothing', { monto: 0 }, [{ field: 'monto', message: MESSAGES.invalidAmount }]],
    [
      'of an amount that cannot be read',
      { monto: Number.NaN },
      [{ field: 'monto', message: MESSAGES.invalidAmount }],
    ],
    ['without a currency', { tipo_moneda: '' }, [{ field: 'tipo_moneda', message: MESSAGES.required }]],
    ['in no currency', { tipo_moneda: 'EUR' }, [{ field: 'tipo_moneda', message: MESSAGES.invalidChoice }]],
    [
      'that is only begun',
      { fraccion: '', monto: '' },
      [
        { field: 'fraccion', message: MESSAGES.required },
        { field: 'monto', message: MESSAGES.required },
      ],
    ],
  ])('may not be %s', (_, change, faults) => {
    const rows = [RENTAL, { ...RENTAL, periodo: 'Febrero', ...change }];
    expect(priceRowFaults(rows, 'alquiler')).toEqual(faults.map((fault) => ({ ...fault, row: 1 })));
  });

  it.each<[string, PriceRow[], 'alquiler' | 'venta', string[]]>([
    ['none at all', [], 'alquiler', [EDITING_MESSAGES.incompletePrices]],
    ['two of one period and fraction', [RENTAL, RENTAL], 'alquiler', [EDITING_MESSAGES.duplicatePrices]],
    ['two fractions of a period', [RENTAL, { ...RENTAL, fraccion: '2º Quincena' }], 'alquiler', []],
    ['one of a sale', [SALE], 'venta', []],
    ['two of a sale', [SALE, SALE], 'venta', [EDITING_MESSAGES.oneSalePrice]],
  ])('of a listing: %s', (_, rows, operation, messages) => {
    const faults = messages.map((message) => ({ row: null, field: null, message }));
    expect(priceRowFaults(rows, operation)).toEqual(faults);
  });

  it('are refused in one sentence, missing values first', () => {
    const missing: PriceFault = { row: 1, field: 'monto', message: MESSAGES.required };
    const wrong: PriceFault = { row: 0, field: 'monto', message: MESSAGES.invalidAmount };
    expect(priceFaultsText([wrong, missing])).toBe(EDITING_MESSAGES.incompletePrices);
    expect(priceFaultsText([wrong])).toBe(MESSAGES.invalidAmount);
    expect(priceFaultsText([])).toBe('');
  });

  it('have their faults by row and field', () => {
    expect(
      priceFieldErrors([
        { row: 0, field: 'monto', message: 'a' },
        { row: 0, field: 'monto', message: 'b' },
        { row: null, field: null, message: 'c' },
      ]),
    ).toEqual({ 'precios.0.monto': ['a', 'b'], precios: ['c'] });
  });
});
