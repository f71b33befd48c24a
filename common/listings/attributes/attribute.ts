import type { CountChoice } from './count-choice.js';
import type { SearchSubject } from './search-subject.js';
import type { Operation } from '../../kernel/operations.js';
import type { PropertyTypeId } from '../property-types.js';

/** Icon beside the attribute (frontend/src/search/cards/attribute-icon.tsx). */
export type AttributeIcon = 'bed' | 'door' | 'bath' | 'people' | 'check' | 'ruler' | 'age' | 'money';

/** Whether and where searches have the filter. */
interface FilterPlace {
  /** Whether searches about this subject have the filter; true if omitted. */
  asked?: (subject: SearchSubject) => boolean;
  /** Position in forms, chips and paths: before or after season and price. */
  place: 'before-price' | 'after-price';
}

interface AttributeBase<Name extends string, Field extends string> {
  /** Name of the property in the code and of the columns of `listings` and `search`; of a count, also of the field in cards and sheets. */
  name: Name;
  /** Field of the publication form and of the operator's records: `dormitorios`; of other attributes, also of cards and sheets. */
  field: Field;
  /** Label of forms, tables and exports. */
  label: string;
  /** Types whose form contains it (public-site.md §5); other types never have it. */
  asked: readonly PropertyTypeId[];
  /** The operation whose notices have it; both if omitted. */
  operation?: Operation;
  icon: AttributeIcon;
  /** Whether cards show it; the sheet always does. */
  onCard: boolean;
  /** Column in the operator's spreadsheet: width in characters, and position among the attributes. */
  exported: { width: number; place: number };
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
  filter: FilterPlace & {
    /** Parameters of the search call; the first is used for writing. */
    parameters: readonly string[];
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
  filter: FilterPlace & {
    /** Parameter of the search call. */
    parameter: string;
    /** Path segment. */
    segment: string;
    /** Label of the chip and the checkbox. */
    label: string;
  };
}

/** How a measured number is written: `85,5 m²`, `12 años`, `ARS$ 90.000 por mes`. */
export interface Unit {
  before?: string;
  /** Code of the unit in structured data (UN/CEFACT Recommendation 20). */
  code?: string;
  one: string;
  many: string;
  /** A larger unit for numbers above `above`, for these types: hectares of land. */
  larger?: { of: readonly PropertyTypeId[]; above: number; size: number; decimals: number; unit: string };
}

/** A measured number: square metres, years, an amount per month. */
export interface MeasureAttribute<
  Name extends string = string,
  Field extends string = string,
> extends AttributeBase<Name, Field> {
  kind: 'measure';
  unit: Unit;
  /** Most digits behind the comma; three could be thousands. */
  decimals: 0 | 1 | 2;
  /** The greatest number. */
  most: number;
  /** The range of most notices, from which the demonstration draws. */
  usual: readonly [least: number, most: number];
  /** The words for 0; a measure without them is more than 0. */
  zero?: string;
  /** Its name in structured data: a property of schema.org for homes, an id for other places. */
  structured?: string;
  /** A word behind the number on cards, where the measure has no label. */
  brief?: string;
  filter?: MeasureFilter;
}

/** Filter by range, and order. */
interface MeasureFilter extends FilterPlace {
  /** Parameters `superficieDesde` and `superficieHasta`, path segment `superficie-50-120`, order `superficie-mayor`. */
  word: string;
  title: string;
  /** Name of the measure that searches compare instead where a notice does not state this one. */
  otherwise?: string;
  order?: { first: 'mayor' | 'menor'; label: string };
}

export type SearchedMeasure<Name extends string = string, Field extends string = string> = MeasureAttribute<
  Name,
  Field
> & { filter: MeasureFilter };

export type Attribute<Name extends string = string, Field extends string = string> =
  | CountAttribute<Name, Field>
  | FlagAttribute<Name, Field>
  | MeasureAttribute<Name, Field>;
