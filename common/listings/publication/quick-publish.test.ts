import { aQuickPublication } from '../../../test/builders/quick-publication.js';
import { QUICK_PUBLISH_MESSAGES as MESSAGES } from './quick-publish-messages.js';
import type { QuickPrice, QuickPublishRequest } from './publication-calls.js';
import { quickFieldErrors, quickPublishFaults } from './quick-publish.js';

const row = (change: Partial<QuickPrice> = {}): QuickPrice => ({
  precio: 1_000,
  moneda: 'ARS',
  periodo: 'Enero',
  fraccion: 'Semana',
  ...change,
});

type Case = [string, Partial<QuickPublishRequest>, string, string];

const FAULTS: Case[] = [
  ['no DNI', { dni: ' ' }, 'dni', MESSAGES.incomplete],
  ['no operation', { tipoOperacion: '' }, 'tipoOperacion', MESSAGES.incomplete],
  ['no housing type', { tipoVivienda: '' }, 'tipoVivienda', MESSAGES.incomplete],
  ['no locality', { localidad: '' }, 'localidad', MESSAGES.incomplete],
  ['no name', { nombre: '' }, 'nombre', MESSAGES.incompleteContact],
  ['no surname', { apellido: '' }, 'apellido', MESSAGES.incompleteContact],
  ['no mobile', { celular: '' }, 'celular', MESSAGES.incompleteContact],
  ['no email', { email: '' }, 'email', MESSAGES.incompleteContact],
  ['a price of nothing', { precios: [row({ precio: 0 })] }, 'precios', MESSAGES.incompletePrices],
  ['an empty price', { precios: [row({ precio: '' })] }, 'precios', MESSAGES.incompletePrices],
  ['a price without currency', { precios: [row({ moneda: '' })] }, 'precios', MESSAGES.incompletePrices],
  ['a price without period', { precios: [row({ periodo: '' })] }, 'precios', MESSAGES.incompletePrices],
  ['a price without fraction', { precios: [row({ fraccion: '' })] }, 'precios', MESSAGES.incompletePrices],
  ['an unknown period', { precios: [row({ periodo: 'Julio' })] }, 'precios', MESSAGES.incompletePrices],
  ['the same pair twice', { precios: [row(), row({ precio: 2 })] }, 'precios', MESSAGES.duplicatePrices],
  ['a DNI of letters', { dni: 'ABC' }, 'dni', 'El DNI lleva solo números, de 6 a 11.'],
  ['a type that is none', { tipoVivienda: 11 }, 'tipoVivienda', 'Elegí una de las opciones.'],
  ['half a point', { latitud: null }, 'latitud', 'Marcá la ubicación en el mapa.'],
  [
    'two prices of a sale',
    { tipoOperacion: 'venta', precios: [row(), row()] },
    'precios',
    'El precio tiene que ser un número entero mayor que cero.',
  ],
  [
    'a contract of the other operation',
    { contrato: { tipoOperacion: 'alquiler', tipoContratoAlquiler: 'venfotos', tipoContratoVenta: '' } },
    'contrato',
    'El tipo de contrato no corresponde a la operación.',
  ],
];

describe('a quick publication', () => {
  it('without fault has none', () => {
    expect(quickPublishFaults(aQuickPublication(), true)).toEqual([]);
  });

  it.each(FAULTS)('is held up by %s', (_what, change, field, message) => {
    expect(quickFieldErrors(quickPublishFaults(aQuickPublication(change), true))[field]).toContain(message);
  });

  it.each<[string, Partial<QuickPublishRequest>]>([
    ['no price at all', { precios: [] }],
    ['a period that is let whole only', { precios: [row({ periodo: 'Semana Santa', fraccion: '' })] }],
    ["'Consultar'", { precios: [row({ precio: 1 })] }],
    ['no point', { latitud: null, longitud: null }],
    ['no contract', { contrato: { tipoOperacion: '', tipoContratoAlquiler: '', tipoContratoVenta: '' } }],
    [
      'the price of a sale',
      { tipoOperacion: 'venta', precios: [row({ periodo: '', fraccion: '', moneda: 'USD' })] },
    ],
  ])('is not held up by %s', (_what, change) => {
    expect(quickPublishFaults(aQuickPublication(change), true)).toEqual([]);
  });

  it('asks nothing of a contact that is known', () => {
    const known = aQuickPublication({ nombre: '', apellido: '', celular: '', email: '' });
    expect(quickPublishFaults(known, false)).toEqual([]);
  });
});
