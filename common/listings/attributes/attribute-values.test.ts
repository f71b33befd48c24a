import { CABIN, FLAT, HOUSE } from '../property-types.js';
import {
  attributeForm,
  attributeText,
  clearedAttributes,
  emptyAttributeForm,
  isAskedOf,
  isRequiredOf,
  noAttributes,
  readAttributeChanges,
  readAttributes,
} from './attribute-values.js';
import { ATTRIBUTES } from './all-attributes.js';

const LAND = 4;
const filled = { ...emptyAttributeForm(), dormitorios: 3, ambientes: 4, baños: 2, personas: 6 };
const asked = (type: number | '') =>
  ATTRIBUTES.filter(({ kind }) => kind === 'count').flatMap((one) => (isAskedOf(one, type) ? one.name : []));
const required = (type: number | '') =>
  ATTRIBUTES.flatMap((one) => (isRequiredOf(one, type) ? one.name : []));

it.each([
  [HOUSE, ['bedrooms', 'bathrooms', 'people'], ['bedrooms', 'bathrooms', 'people']],
  [FLAT, ['rooms', 'bathrooms', 'people'], ['rooms', 'bathrooms', 'people']],
  [CABIN, ['bedrooms', 'bathrooms', 'people'], []],
  [LAND, [], []],
  ['' as const, [], []],
])('type %s is asked for %j and must give %j', (type, questions, answers) => {
  expect(asked(type)).toEqual(questions);
  expect(required(type)).toEqual(answers);
});

it('reads what the type is asked for, and nothing else', () => {
  expect(readAttributes(filled, FLAT)).toEqual({ ...noAttributes(), rooms: 4, bathrooms: 2, people: 6 });
  expect(readAttributes(emptyAttributeForm(), HOUSE)).toEqual(noAttributes());
});

it('changes only what an edit sends; an emptied count is null', () => {
  expect(readAttributeChanges({ baños: '', personas: 4 })).toEqual({ bathrooms: null, people: 4 });
  expect(clearedAttributes(FLAT)).toMatchObject({ bedrooms: null });
  expect(clearedAttributes(FLAT)).not.toHaveProperty('rooms');
});

it('gives a form back as it was', () => {
  const house = { ...filled, ambientes: '' as const };
  expect(attributeForm(readAttributes(house, HOUSE))).toEqual(house);
});

it.each([
  [3, 3],
  [null, null],
  [true, 'Sí'],
  [false, 'No'],
])('shows %s as %s', (value, text) => {
  expect(attributeText(value)).toBe(text);
});
