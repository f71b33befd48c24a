import type { Attribute } from './attribute.js';
import { bathrooms } from './bathrooms.js';
import { bedrooms } from './bedrooms.js';
import { people } from './people.js';
import { rooms } from './rooms.js';

const DECLARED = [bedrooms, rooms, bathrooms, people] as const;

type Declared = (typeof DECLARED)[number];
export type CountedAttribute = Extract<Declared, { kind: 'count' }>['name'];
/** Names of attributes that a property has or has not. */
export type FlagAttribute = Extract<Declared, { kind: 'flag' }>['name'];
export type AttributeName = Declared['name'];
export type AttributeField = Declared['field'];

/** Every attribute of a property, in the order in which people ask for it. A new one is added above, and as columns by a migration. */
export const ATTRIBUTES: readonly Attribute<AttributeName, AttributeField>[] = DECLARED;

/** The attributes of a property as they are stored, and as cards and sheets have them: a count is null where it is not known. */
export type AttributeValues = {
  [A in Declared as A['name']]: A extends { kind: 'flag' } ? boolean : number | null;
};

/** The same as forms have them: a count is '' until it is given. */
export type AttributeForm = {
  [A in Declared as A['field']]: A extends { kind: 'flag' } ? boolean : number | '';
};

/** The same in the operator's record of a listing. */
export type AttributeRecord = {
  [A in Declared as A['field']]: A extends { kind: 'flag' } ? boolean : number | null;
};
