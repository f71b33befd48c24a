import type { Attribute } from './attribute.js';
import { bathrooms } from './bathrooms.js';
import { bedrooms } from './bedrooms.js';
import { people } from './people.js';
import { rooms } from './rooms.js';

const DECLARED = [bedrooms, rooms, bathrooms, people] as const;

type Declared = (typeof DECLARED)[number];
export type CountedAttribute = Extract<Declared, { kind: 'count' }>['name'];
/** Names of yes/no attributes. */
export type FlagAttribute = Extract<Declared, { kind: 'flag' }>['name'];
export type AttributeName = Declared['name'];
export type AttributeField = Declared['field'];

/** Every attribute of a property, in the order of forms. A new attribute is added here, and as columns by a migration. */
export const ATTRIBUTES: readonly Attribute<AttributeName, AttributeField>[] = DECLARED;

/** The attributes of a property as stored, and as in cards and sheets: an unknown count is null. */
export type AttributeValues = {
  [A in Declared as A['name']]: A extends { kind: 'flag' } ? boolean : number | null;
};

/** Attributes as forms hold them: an unknown count is ''. */
export type AttributeForm = {
  [A in Declared as A['field']]: A extends { kind: 'flag' } ? boolean : number | '';
};

/** Attributes as the operator's record of a listing holds them. */
export type AttributeRecord = {
  [A in Declared as A['field']]: A extends { kind: 'flag' } ? boolean : number | null;
};
