import { FLAT, PLOT } from '../property-types.js';
import {
  changedFields,
  isSameOptional,
  optionalFaults,
  optionalForm,
  optionalOf,
} from './optional-attributes.js';

const FLAT_SALE = { operacion: 'venta', idTipoVivienda: FLAT } as const;
const PLOT_RENTAL = { operacion: 'alquiler', idTipoVivienda: PLOT } as const;

it('of a form are measures and yes/no attributes', () => {
  const form = optionalForm({ ambientes: 3, superficieTotal: 60 });
  expect(form).not.toHaveProperty('ambientes');
  expect(form).toMatchObject({
    superficieCubierta: '',
    superficieTotal: 60,
    antiguedad: '',
    expensas: '',
    aptoCredito: false,
  });
});

it.each([
  [FLAT_SALE, ['superficieCubierta', 'superficieTotal', 'antiguedad', 'expensas', 'aptoCredito']],
  [{ operacion: 'alquiler', idTipoVivienda: FLAT }, ['superficieCubierta', 'superficieTotal']],
] as const)('of %j are %j', (kind, fields) => {
  expect(optionalOf(kind).map(({ field }) => field)).toEqual(fields);
});

it.each([
  [{ superficieTotal: 60.5, antiguedad: 0, aptoCredito: true }, FLAT_SALE, {}],
  [{ superficieTotal: 0 }, FLAT_SALE, { superficieTotal: expect.stringContaining('mayor que cero') }],
  [{ superficieTotal: Number.NaN }, FLAT_SALE, { superficieTotal: expect.any(String) }],
  [{ superficieCubierta: 60 }, PLOT_RENTAL, { superficieCubierta: 'Elegí una de las opciones.' }],
  [{ aptoCredito: true }, PLOT_RENTAL, { aptoCredito: 'Elegí una de las opciones.' }],
  [{ ambientes: 99, aptoCredito: false }, PLOT_RENTAL, {}],
])('%j has the faults %#', (form, kind, faults) => {
  expect(optionalFaults(form, kind)).toEqual(faults);
});

it('differ where one states something else', () => {
  const after = { superficieTotal: 12_000, aptoCredito: true };
  expect(isSameOptional({}, { superficieTotal: '', aptoCredito: false })).toBe(true);
  expect(isSameOptional({}, after)).toBe(false);
  expect(
    changedFields({ antiguedad: 3 }, after, PLOT).map(({ label, before, text }) => [label, before, text]),
  ).toEqual([
    ['Superficie total', '', '1,2 ha'],
    ['Antigüedad', '3 años', ''],
    ['Apto crédito', 'No', 'Sí'],
  ]);
});
