import { someConditions } from '../../../test/builders/conditions.js';
import type { Conditions } from '../conditions/conditions.js';
import type { NoticeContentWire } from './proposal-calls.js';
import { mayPropose, partLabel, proposalFaults, proposedChanges, rebased, withPrices } from './proposal.js';

const MONTH = { periodo: 'Enero', fraccion: 'Mes Completo', monto: 900_000, tipo_moneda: 'ARS' as const };
const HALF = { periodo: 'Enero', fraccion: '1º Quincena', monto: 500_000, tipo_moneda: 'ARS' as const };
const EASTER = {
  periodo: 'Semana Santa',
  fraccion: 'Mes Completo',
  monto: 200,
  tipo_moneda: 'USD' as const,
};
const BASE: NoticeContentWire = {
  nombreNegocio: '',
  observaciones: 'Casa con patio.',
  precios: [MONTH, EASTER],
};
const of = (changes: Partial<NoticeContentWire>): NoticeContentWire => ({ ...BASE, ...changes });
const ALL = someConditions();
const OTHER = someConditions({ limpieza: 0 });
const reversed = (conditions: Conditions): Conditions =>
  Object.fromEntries(Object.entries(conditions).toReversed()) as unknown as Conditions;
const HOUSE = { operacion: 'alquiler', idTipoVivienda: 1 } as const;

describe('what a proposal changes', () => {
  it('is nothing if nothing differs', () => {
    expect(proposedChanges({ base: BASE, proposed: BASE, current: BASE })).toEqual({
      textos: [],
      precios: [],
      condiciones: null,
      medidas: null,
    });
  });

  it('is what the owner changed: a text, a new price, another amount, a removed price', () => {
    const proposed = of({
      observaciones: 'Casa con pileta.',
      precios: [{ ...MONTH, monto: 950_000 }, HALF],
    });
    expect(proposedChanges({ base: BASE, proposed, current: BASE })).toEqual({
      condiciones: null,
      medidas: null,
      textos: [
        {
          campo: 'observaciones',
          actual: 'Casa con patio.',
          propuesto: 'Casa con pileta.',
          conflicto: false,
        },
      ],
      precios: [
        {
          periodo: 'Enero',
          fraccion: 'Mes Completo',
          actual: { monto: 900_000, tipo_moneda: 'ARS' },
          propuesto: { monto: 950_000, tipo_moneda: 'ARS' },
          conflicto: false,
        },
        {
          periodo: 'Enero',
          fraccion: '1º Quincena',
          actual: null,
          propuesto: { monto: 500_000, tipo_moneda: 'ARS' },
          conflicto: false,
        },
        {
          periodo: 'Semana Santa',
          fraccion: 'Mes Completo',
          actual: { monto: 200, tipo_moneda: 'USD' },
          propuesto: null,
          conflicto: false,
        },
      ],
    });
  });

  it('leaves what the operator changed meanwhile, and names what both changed', () => {
    const proposed = of({ precios: [{ ...MONTH, monto: 950_000 }, EASTER] });
    const current = of({ observaciones: 'Casa luminosa.', precios: [{ ...MONTH, monto: 800_000 }, EASTER] });
    const { textos, precios } = proposedChanges({ base: BASE, proposed, current });
    expect(textos).toEqual([]);
    expect(precios).toMatchObject([
      { actual: { monto: 800_000 }, propuesto: { monto: 950_000 }, conflicto: true },
    ]);
    expect(rebased({ base: BASE, proposed, current })).toEqual({
      ...current,
      precios: [{ ...MONTH, monto: 950_000 }, EASTER],
    });
  });

  it.each<[string, (Conditions | null | undefined)[], object | null]>([
    ['are set', [null, ALL, null], { actual: null, propuesto: ALL, conflicto: false }],
    ['are taken back', [ALL, null, ALL], { actual: ALL, propuesto: null, conflicto: false }],
    ['are missing', [ALL, undefined, ALL], null],
    ['are the same in another order', [ALL, reversed(ALL), ALL], null],
    ['are what the operator set meanwhile', [null, ALL, ALL], null],
    ['conflict with the operator', [null, ALL, OTHER], { actual: OTHER, propuesto: ALL, conflicto: true }],
  ])('is about the conditions that %s', (_what, [base, proposed, current], expected) => {
    const versions = { base: of({ condiciones: base }), proposed: of({ condiciones: proposed }) };
    const compared = { ...versions, current: of({ condiciones: current }) };
    expect(proposedChanges(compared).condiciones).toEqual(expected);
    expect(rebased(compared).condiciones).toEqual(expected ? proposed : current);
  });

  it('is nothing where the operator made the same change', () => {
    const proposed = of({ observaciones: 'Casa luminosa.' });
    expect(proposedChanges({ base: BASE, proposed, current: proposed }).textos).toEqual([]);
  });
});

describe('prices after a decision', () => {
  it('are changed, added in season order, and removed', () => {
    expect(
      withPrices(
        [EASTER, MONTH],
        [
          { ...EASTER, propuesto: null },
          { ...HALF, propuesto: { monto: 1, tipo_moneda: 'ARS' } },
          { ...MONTH, propuesto: { monto: 2, tipo_moneda: 'USD' } },
        ],
      ),
    ).toEqual([
      { ...HALF, monto: 1 },
      { ...MONTH, monto: 2, tipo_moneda: 'USD' },
    ]);
  });
});

describe('faults of a proposal', () => {
  it.each<[string, Partial<NoticeContentWire>, string[]]>([
    ['a fault of a condition', { condiciones: someConditions({ senia: 101 }) }, ['condiciones.senia']],
    ['conditions alone', { condiciones: ALL }, []],
    ['nothing changed', {}, ['observaciones']],
    ['a text', { observaciones: 'Otra.' }, []],
    ['an empty text', { observaciones: ' ' }, ['observaciones']],
    ['a text that is too long', { observaciones: 'a'.repeat(801) }, ['observaciones']],
    ['a business name of a house', { nombreNegocio: 'Hotel' }, ['nombreNegocio']],
    ['a price of zero', { precios: [{ ...MONTH, monto: 0 }] }, ['precios.0.monto']],
    ['a price twice', { precios: [MONTH, EASTER, HALF, HALF] }, ['precios']],
    ['no price', { precios: [] }, ['precios']],
  ])('%s', (_, changes, fields) => {
    expect(Object.keys(proposalFaults({ base: BASE, proposed: of(changes) }, HOUSE))).toEqual(fields);
  });

  it('are none for what is missing and was not changed', () => {
    const base = of({ observaciones: '' });
    const proposed = { ...base, precios: [MONTH, EASTER, HALF] };
    expect(proposalFaults({ base, proposed }, HOUSE)).toEqual({});
  });

  it('are none without prices for a type that needs none', () => {
    const proposed = of({ precios: [] });
    expect(proposalFaults({ base: BASE, proposed }, { operacion: 'alquiler', idTipoVivienda: 10 })).toEqual(
      {},
    );
  });
});

it.each([
  ['pending', null, true],
  ['active', null, true],
  ['withdrawn', new Date(0), true],
  ['withdrawn', null, false],
  ['rejected', null, false],
] as const)('a notice that is %s since %p: proposals %p', (status, pausedAt, expected) => {
  expect(mayPropose({ status, pausedAt })).toBe(expected);
});

it.each([
  [MONTH, 'Enero, Mes completo'],
  [EASTER, 'Semana Santa'],
  [{ periodo: '', fraccion: '' }, 'Precio'],
])('a price is called %#', (place, label) => {
  expect(partLabel(place)).toBe(label);
});
