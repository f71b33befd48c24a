import type { CountChoice } from './count-choice.js';
import type { SearchSubject } from './search-subject.js';
import type { PropertyTypeId } from '../property-types.js';

/** Icon beside the attribute (frontend/src/search/cards/attribute-icon.tsx). */
export type AttributeIcon = 'bed' | 'door' | 'bath' | 'people' | 'check';

interface AttributeBase<Name extends string, Field extends string> {
  /** Name of the property in the code, of the columns of `listings` and `search`, and of the field in cards and sheets. */
  name: Name;
  /** Field of the publication form and of the operator's records: `dormitorios`. */
  field: Field;
  /** Label of forms, tables and exports. */
  label: string;
  /** Types whose form contains it (public-site.md §5); other types never have it. */
  asked: readonly PropertyTypeId[];
  icon: AttributeIcon;
  /** Whether cards show it; the sheet always does. */
  onCard: boolean;
  /** Column in the operator's spreadsheet: width in characters, and position among the attributes. */
  exported: { width: number; place: number };
  filter: {
    /** Parameters of the search call; the first is used for writing. */
    parameters: readonly string[];
    /** Whether searches about this subject have the filter; true if omitted. */
    asked?: (subject: SearchSubject) => boolean;
    /** Position in forms, chips and paths: before or after season and price. */
    place: 'before-price' | 'after-price';
  };
}

/** A numeric attribute: bedrooms, people. */
export interface CountAttribute<
  Name extends string = string,
  Field extends string = string,
> extends AttributeBase<Name, Field> {
  kind: 'count';
  /** Types that require it. */
  required: readonly PropertyTypeId[];
  /** `dormitorio`, `dormitorios`. */
  one: string;
  many: string;
  /** Maximum count. */
  most: number;
  filter: AttributeBase<Name, Field>['filter'] & {
    /** Options in searches (public-site.md §3). */
    choices: readonly CountChoice[];
    /** Text around the counts in a path: `-Dorm`, `banos-`. */
    segment: { before?: string; after?: string };
    /** Round buttons, or a select for long ranges. */
    control: 'counts' | 'select';
    /** N means at least N, not exactly N. */
    atLeast?: boolean;
  };
}

/** A yes/no attribute. */
export interface FlagAttribute<
  Name extends string = string,
  Field extends string = string,
> extends AttributeBase<Name, Field> {
  kind: 'flag';
  filter: AttributeBase<Name, Field>['filter'] & {
    /** Path segment. */
    segment: string;
    /** Label of the chip and the checkbox. */
    label: string;
  };
}

export type Attribute<Name extends string = string, Field extends string = string> =
  | CountAttribute<Name, Field>
  | FlagAttribute<Name, Field>;
