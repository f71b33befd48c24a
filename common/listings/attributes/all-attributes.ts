import { age } from './age.js';
import type { Attribute, SearchedMeasure } from './attribute.js';
import { bathrooms } from './bathrooms.js';
import { bedrooms } from './bedrooms.js';
import { coveredArea } from './covered-area.js';
import { creditEligible } from './credit-eligible.js';
import { expenses } from './expenses.js';
import { people } from './people.js';
import { rooms } from './rooms.js';
import { totalArea } from './total-area.js';

const DECLARED = [
  bedrooms,
  rooms,
  bathrooms,
  people,
  coveredArea,
  totalArea,
  age,
  expenses,
  creditEligible,
] as const;

type Declared = (typeof DECLARED)[number];
export type CountedAttribute = Extract<Declared, { kind: 'count' }>['name'];
export type SearchedMeasureName = Extract<Declared, { kind: 'measure'; filter: object }>['name'];
/** Names of yes/no attributes. */
export type FlagAttribute = Extract<Declared, { kind: 'flag' }>['name'];
export type AttributeName = Declared['name'];
export type AttributeField = Declared['field'];

/** Every attribute of a property, in the order of forms. A new attribute is added here, and as columns by a migration. */
export const ATTRIBUTES: readonly Attribute<AttributeName, AttributeField>[] = DECLARED;

export const SEARCHED_MEASURES = ATTRIBUTES.filter(
  (one): one is SearchedMeasure<SearchedMeasureName, AttributeField> =>
    one.kind === 'measure' && one.filter !== undefined,
);

/** The attributes of a property as stored: an unknown number is null. */
export type AttributeValues = {
  [A in Declared as A['name']]: A extends { kind: 'flag' } ? boolean : number | null;
};

/** The same in cards and sheets, where counts have their English names (public-site.md §3). */
export type AttributeWire = {
  [A in Declared as A extends { kind: 'count' } ? A['name'] : A['field']]: A extends { kind: 'flag' }
    ? boolean
    : number | null;
};

/** Attributes as forms hold them: an unknown number is ''. */
export type AttributeForm = {
  [A in Declared as A['field']]: A extends { kind: 'flag' } ? boolean : number | '';
};

/** Attributes as the operator's record of a listing holds them. */
export type AttributeRecord = {
  [A in Declared as A['field']]: A extends { kind: 'flag' } ? boolean : number | null;
};
