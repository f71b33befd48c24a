import { someConditions } from '../../../test/builders/conditions.js';
import { conditionFaults } from './condition-faults.js';
import { conditionRows, conditionsText } from './condition-rows.js';
import {
  asksConditions,
  noConditions,
  saysAnything,
  storedConditions,
  type Conditions,
} from './conditions.js';
import { CONDITION_MESSAGES as MESSAGES } from './condition-messages.js';
import { acceptsPets, amenitiesWithPets, conditionsWithAmenities } from './pets.js';
import { PETS_SLUG } from '../amenities/amenities.js';
import { INITIAL_AMENITIES } from '../amenities/initial-amenities.js';
import { slug } from '../../kernel/text.js';
import { stayTermsOf } from './stay-terms-of.js';

const saying = (change: Partial<Conditions>): Conditions => ({ ...noConditions(), ...change });
const ALL = someConditions();

describe('conditions in words', () => {
  it('are a row for each that the owner gives', () => {
    expect(conditionRows(ALL).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Camas: 1 cama matrimonial, 2 camas simples y 1 cucheta',
      'Ropa de cama: Sábanas incluidas, sin toallas',
      'Entrada: Desde las 14:00',
      'Salida: Hasta las 10:00',
      'Estadía mínima: 7 noches en enero y febrero; 2 noches en otras fechas',
      'Luz y gas: ARS$ 4.000 por día',
      'Limpieza final: ARS$ 25.000',
      'Seña: 30 % al reservar',
      'El resto se paga: Al llegar',
      'Depósito en garantía: ARS$ 100.000, se devuelve al irse',
      'Mascotas: Sí, ARS$ 15.000 por estadía',
      'Grupos de jóvenes: No, solo familias o parejas',
    ]);
    expect(conditionRows(null)).toEqual([]);
    expect(conditionRows(noConditions())).toEqual([]);
  });

  it.each<[Partial<Conditions>, string]>([
    [
      { limpieza: 0, deposito: 0, senia: 0 },
      'Limpieza final: Sin cargo; Seña: No se pide; Depósito en garantía: No se pide',
    ],
    [{ moneda: 'USD', deposito: 200 }, 'Depósito en garantía: USD$ 200, se devuelve al irse'],
    [{ limpieza: 1 }, 'Limpieza final: ARS$ 1'],
    [
      { servicios: 'medidor', mascotas: 'consultar' },
      'Luz y gas: Según medidor, al irse; Mascotas: A consultar',
    ],
    [{ minimoNoches: [{ periodo: '', noches: 1 }] }, 'Estadía mínima: 1 noche'],
    [{ minimoNoches: [{ periodo: 'Semana Santa', noches: 4 }] }, 'Estadía mínima: 4 noches en Semana Santa'],
  ])('%j', (change, text) => {
    expect(conditionsText(saying(change))).toBe(text);
  });
});

describe('faults of conditions', () => {
  it.each<[keyof Conditions, unknown, string | undefined]>([
    ['camas', { ...ALL.camas, simples: 21 }, MESSAGES.beds(20)],
    ['camas', { ...ALL.camas, simples: Number.NaN }, MESSAGES.beds(20)],
    ['entrada', '23:59', undefined],
    ['entrada', '24:00', MESSAGES.time],
    ['salida', 'a la mañana', MESSAGES.time],
    ['senia', 100, undefined],
    ['senia', 101, MESSAGES.percent],
    ['saldo', 'nunca', MESSAGES.choice],
    ['saldo', 'toString', MESSAGES.choice],
    ['moneda', 'EUR', MESSAGES.choice],
    ['moneda', null, MESSAGES.choice],
    ['limpieza', 0, undefined],
    ['limpieza', -1, MESSAGES.amount],
    ['deposito', 1e13, MESSAGES.amount],
    ['ropaBlanca', 7, MESSAGES.choice],
    ['servicios', 'incluidos', undefined],
    ['servicios', 0, MESSAGES.amountMissing],
    ['mascotas', 1.5, MESSAGES.amountMissing],
    ['minimoNoches', [{ periodo: 'Enero', noches: 121 }], MESSAGES.nights(120)],
    ['minimoNoches', [{ periodo: 'Enero', noches: 0 }], MESSAGES.nights(120)],
    ['minimoNoches', [{ periodo: 'Junio', noches: 2 }], MESSAGES.choice],
    ['minimoNoches', [{ periodo: 'Año Completo', noches: 2 }], MESSAGES.choice],
    [
      'minimoNoches',
      [
        { periodo: '', noches: 2 },
        { periodo: '', noches: 3 },
      ],
      MESSAGES.choice,
    ],
  ])('%s = %j', (field, value, message) => {
    const found = conditionFaults({ ...ALL, [field]: value });
    expect(found.map((fault) => [fault.field, fault.message])).toEqual(message ? [[field, message]] : []);
  });

  it('are none where everything or nothing is given', () => {
    expect([...conditionFaults(ALL), ...conditionFaults(noConditions())]).toEqual([]);
  });
});

describe('conditions as they are stored', () => {
  it.each([
    ['a rental of a house', 'rental', 1, true],
    ['a rental of a balneario', 'rental', 7, true],
    ['a rental of a shop', 'rental', 3, false],
    ['a sale', 'sale', 1, false],
  ] as const)('%s', (_what, operation, propertyType, has) => {
    expect(asksConditions(operation, propertyType)).toBe(has);
    expect(storedConditions(ALL, { operation, propertyType })).toBe(has ? ALL : null);
  });

  it('are none while nothing is said, whatever the currency', () => {
    expect(storedConditions(saying({ moneda: 'USD' }), { operation: 'rental', propertyType: 1 })).toBeNull();
    expect(saysAnything(saying({ limpieza: 0 }))).toBe(true);
    expect(saysAnything(saying({ camas: { ...ALL.camas } }))).toBe(true);
  });

  it('give quotes their terms', () => {
    expect(stayTermsOf(ALL)).toEqual([0, 25_000, 4_000, 15_000, 100_000, 0, 7, 7, 0, 0, 0, 2]);
    expect(stayTermsOf(saying({ servicios: 'medidor', mascotas: 'si' }))).toEqual([]);
    expect(stayTermsOf(null)).toEqual([]);
  });
});

describe('pets', () => {
  const CATALOGUE = [
    { id: 1, name: 'Pileta' },
    { id: 6, name: '🐾 Mascotas' },
  ];

  it('are named by an amenity of the catalogue', () => {
    expect(INITIAL_AMENITIES.map(slug)).toContain(PETS_SLUG);
  });

  it.each<[Conditions['mascotas'], boolean | undefined, number[], number[]]>([
    [null, undefined, [1, 6], [1]],
    ['si', true, [1, 6], [1, 6]],
    [15_000, true, [1, 6], [1, 6]],
    ['no', false, [1], [1]],
    ['consultar', false, [1], [1]],
  ])('%p is %p, and decides about the amenity', (mascotas, accepts, fromTicked, fromUnticked) => {
    expect(acceptsPets({ mascotas })).toBe(accepts);
    expect(amenitiesWithPets([1, 6], { mascotas }, CATALOGUE)).toEqual(fromTicked);
    expect(amenitiesWithPets([1], { mascotas }, CATALOGUE)).toEqual(fromUnticked);
  });

  it.each<[Conditions['mascotas'], boolean, Conditions['mascotas']]>([
    ['si', false, null],
    [15_000, false, null],
    ['no', true, null],
    ['no', false, 'no'],
    [15_000, true, 15_000],
    [null, true, null],
  ])('%p with the amenity (%p) becomes %p', (mascotas, isTicked, expected) => {
    const amenities = isTicked ? CATALOGUE : [CATALOGUE[0]!];
    expect(conditionsWithAmenities({ mascotas }, amenities)).toEqual({ mascotas: expected });
    expect(conditionsWithAmenities(null, amenities)).toBeNull();
  });
});
