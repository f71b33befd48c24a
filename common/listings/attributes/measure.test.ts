import { age } from './age.js';
import { coveredArea } from './covered-area.js';
import { expenses } from './expenses.js';
import { isMeasured, measureText, notMeasured, readMeasure } from './measure.js';
import { totalArea } from './total-area.js';
import { readTypedMeasure } from './typed-measure.js';
import { FIELD, HOUSE, PLOT } from '../property-types.js';

it.each([
  [coveredArea, 1, HOUSE, '1 m²'],
  [coveredArea, 1_085.25, HOUSE, '1.085,25 m²'],
  [totalArea, 10_000, PLOT, '10.000 m²'],
  [totalArea, 10_001, PLOT, '1,0001 ha'],
  [totalArea, 850_000, FIELD, '85 ha'],
  [totalArea, 850_000, HOUSE, '850.000 m²'],
  [age, 0, HOUSE, 'A estrenar'],
  [age, 1, HOUSE, '1 año'],
  [age, 12, HOUSE, '12 años'],
  [expenses, 0, HOUSE, 'Sin expensas'],
  [expenses, 1, HOUSE, 'ARS$ 1 por mes'],
] as const)('%# a measure is written', (measure, value, type, text) => {
  expect(measureText(measure, value, type)).toBe(text);
});

it.each([
  [totalArea, 0, false],
  [totalArea, -1, false],
  [totalArea, 0.01, true],
  [totalArea, 0.001, false],
  [totalArea, 342.57, true],
  [totalArea, 1_000_000_000, true],
  [totalArea, 1_000_000_000.5, false],
  [totalArea, Number.NaN, false],
  [age, 0, true],
  [age, 1.5, false],
  [age, -1, false],
  [age, 301, false],
] as const)('%# a notice may state it', (measure, value, expected) => {
  expect(isMeasured(measure, value)).toBe(expected);
});

it.each([
  ['85', 85],
  [' 85,5 ', 85.5],
  ['85.5', 85.5],
  ['1.250', 1_250],
  ['1.250,75', 1_250.75],
  ['1250.75', 1_250.75],
  ['12.345.678', 12_345_678],
  ['85,555', undefined],
  ['1,250.75', undefined],
  ['-3', undefined],
  ['85 m2', undefined],
  ['', undefined],
  ['2000000000', undefined],
])('reads %j as %s', (text, expected) => {
  expect(readMeasure(text, totalArea)).toBe(expected);
});

it.each([
  ['85', 85],
  ['85,5', 85.5],
  ['85 m2', 85],
  ['85m2', 85],
  ['85 m²', 85],
  ['85 M2', 85],
  ['85 mts2', 85],
  ['85 mt2', 85],
  ['85 mts', 85],
  ['85 mts.', 85],
  ['85 m 2', 85],
  ['85 metros', 85],
  ['85 metros cuadrados', 85],
  ['1.200 m2', 1_200],
  ['1 200 m2', 1_200],
  ['1.250,75 m²', 1_250.75],
  ['2 ha', 20_000],
  ['2ha', 20_000],
  ['150 has', 1_500_000],
  ['1,5 hectáreas', 15_000],
  ['1 hectárea', 10_000],
  ['1,0001 ha', 10_001],
  ['100000 ha', 1_000_000_000],
  ['100001 ha', undefined],
  ['20 x 40', undefined],
  ['20x40', undefined],
  ['entre 80 y 90', undefined],
  ['80 o 90', undefined],
  ['80-90', undefined],
  ['85 90', undefined],
  ['85 m2 cubiertos', undefined],
  ['85 mil', undefined],
  ['85 km', undefined],
  ['85 años', undefined],
  ['USD 85', undefined],
  ['-85', undefined],
  ['aprox. 85', undefined],
  ['m2', undefined],
])('reads the typed %j as %s m²', (text, expected) => {
  expect(readTypedMeasure(text, totalArea)).toBe(expected);
});

it.each([
  ['12 años', 12],
  ['1 año', 1],
  ['12', 12],
  ['12 m2', undefined],
  ['12 ha', undefined],
  ['12 meses', undefined],
])('reads the typed %j as %s years', (text, expected) => {
  expect(readTypedMeasure(text, age)).toBe(expected);
});

it.each([
  ['90 mil', 90_000],
  ['90k', 90_000],
  ['90.000 por mes', 90_000],
  ['$ 90.000', 90_000],
  ['ARS$ 90 mil', 90_000],
  ['90.000 pesos', 90_000],
  ['1 200', 1_200],
  ['USD 200', undefined],
  ['200 dólares', undefined],
  ['entre 80 y 90 mil', undefined],
])('reads the typed %j as %s of expenses', (text, expected) => {
  expect(readTypedMeasure(text, expenses)).toBe(expected);
});

it('reads money as prices are read', () => {
  const texts = ['85.000,50', '85,000.50', '85000', '0', '85.0', '1,5', '9999999999999'];
  expect(texts.map((text) => readTypedMeasure(text, expenses))).toEqual([
    85_000,
    85_000,
    85_000,
    0,
    85,
    undefined,
    undefined,
  ]);
});

it('reads no decimals of a measure that has none', () => {
  expect([readMeasure('12', age), readMeasure('12,5', age)]).toEqual([12, undefined]);
});

it.each([
  [totalArea, 'Tiene que ser un número con hasta 2 decimales, mayor que cero y hasta 1.000.000.000 m².'],
  [age, 'Tiene que ser un número entero, desde 0 y hasta 300 años.'],
] as const)('%# says what it has to be', (measure, text) => {
  expect(notMeasured(measure)).toBe(text);
});
