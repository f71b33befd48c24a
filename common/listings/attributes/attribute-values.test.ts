import { CABIN, FIELD, FLAT, HOUSE, PLOT, SHOP } from '../property-types.js';
import type { Operation } from '../../kernel/operations.js';
import {
  attributeForm,
  attributesOnWire,
  attributeText,
  clearedAttributes,
  comparedValue,
  emptyAttributeForm,
  isAskedOf,
  isRequiredOf,
  noAttributes,
  readAttributeChanges,
  readAttributes,
  valueOnWire,
} from './attribute-values.js';
import { ATTRIBUTES } from './all-attributes.js';

const filled = { ...emptyAttributeForm(), dormitorios: 3, ambientes: 4, baños: 2, personas: 6 };
const asked = (type: number | '', operation: Operation | '' = 'rental') =>
  ATTRIBUTES.flatMap((one) => (isAskedOf(one, { type, operation }) ? one.name : []));
const askedCounts = (type: number | '') =>
  asked(type).filter((name) => ATTRIBUTES.some((one) => one.name === name && one.kind === 'count'));
const required = (type: number | '') =>
  ATTRIBUTES.flatMap((one) => (isRequiredOf(one, type) ? one.name : []));

it.each([
  [HOUSE, ['bedrooms', 'bathrooms', 'people'], ['bedrooms', 'bathrooms', 'people']],
  [FLAT, ['rooms', 'bathrooms', 'people'], ['rooms', 'bathrooms', 'people']],
  [CABIN, ['bedrooms', 'bathrooms', 'people'], []],
  [PLOT, [], []],
  ['' as const, [], []],
])('type %s is asked for %j and must give %j', (type, questions, answers) => {
  expect(askedCounts(type)).toEqual(questions);
  expect(required(type)).toEqual(answers);
});

it('reads what the type is asked for, and nothing else', () => {
  expect(readAttributes(filled, { type: FLAT, operation: 'rental' })).toEqual({
    ...noAttributes(),
    rooms: 4,
    bathrooms: 2,
    people: 6,
  });
  expect(readAttributes(emptyAttributeForm(), { type: HOUSE, operation: 'sale' })).toEqual(noAttributes());
});

it('changes only what an edit sends; an emptied count is null', () => {
  expect(readAttributeChanges({ baños: '', personas: 4 })).toEqual({ bathrooms: null, people: 4 });
  expect(clearedAttributes({ type: FLAT, operation: 'rental' })).toMatchObject({
    bedrooms: null,
    age: null,
    creditEligible: false,
  });
  expect(clearedAttributes({ type: FLAT, operation: 'sale' })).not.toHaveProperty('age');
});

it('gives a form back as it was', () => {
  const house = { ...filled, ambientes: '' as const };
  expect(attributeForm(readAttributes(house, { type: HOUSE, operation: 'rental' }))).toEqual(house);
});

const named = (wanted: string) => ATTRIBUTES.find(({ name }) => name === wanted)!;

it.each([
  ['bedrooms', 3, HOUSE, '3'],
  ['bedrooms', null, HOUSE, null],
  ['creditEligible', true, HOUSE, 'Sí'],
  ['creditEligible', false, HOUSE, 'No'],
  ['coveredArea', 85.5, FLAT, '85,5 m²'],
  ['totalArea', 12_500, PLOT, '1,25 ha'],
  ['totalArea', 12_500, HOUSE, '12.500 m²'],
  ['age', 0, HOUSE, 'A estrenar'],
  ['expenses', 90_000, FLAT, 'ARS$ 90.000 por mes'],
] as const)('shows %s %s of type %s as %s', (name, value, type, text) => {
  expect(attributeText(named(name), value, type)).toBe(text);
});

it.each([
  [PLOT, 'rental', ['totalArea']],
  [FIELD, 'sale', ['totalArea']],
  [PLOT, 'sale', ['totalArea', 'expenses']],
  [SHOP, 'sale', ['coveredArea', 'totalArea', 'age', 'expenses']],
  [FLAT, '', ['rooms', 'bathrooms', 'people', 'coveredArea', 'totalArea']],
] as const)('a notice of type %s for %s is asked for %j', (type, operation, names) => {
  expect(asked(type, operation)).toEqual(names);
});

it('has English names of counts on the wire, and the names of the form of everything else', () => {
  const wire = attributesOnWire({ ...noAttributes(), bedrooms: 3, totalArea: 300, creditEligible: true });
  expect(wire).toMatchObject({
    bedrooms: 3,
    superficieTotal: 300,
    superficieCubierta: null,
    aptoCredito: true,
  });
  expect([named('bedrooms'), named('totalArea')].map((one) => valueOnWire(wire, one))).toEqual([3, 300]);
});

it.each([
  [{ totalArea: 300, coveredArea: 80 }, 300],
  [{ coveredArea: 80 }, 80],
  [{}, null],
])('of %j, searches compare %s', (values, expected) => {
  expect(comparedValue(named('totalArea'), { ...noAttributes(), ...values })).toBe(expected);
});
