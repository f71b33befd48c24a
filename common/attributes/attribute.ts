import type { CountChoice } from '../filters/count-choice.js';
import type { SearchSubject } from '../filters/subject.js';
import type { PropertyTypeId } from '../vocabulary/property-types.js';

/** What sheets and cards draw beside an attribute (frontend/src/features/attributes/attribute-icon.tsx). */
export type AttributeIcon = 'bed' | 'door' | 'bath' | 'people' | 'check';

interface AttributeBase<Name extends string, Field extends string> {
  /** Field in the code, column of `listings` and `search`, and field of cards and sheets on the wire. */
  name: Name;
  /** Field of the publication form and of the operator's records: `dormitorios`. */
  field: Field;
  /** Label of forms, tables and exports. */
  label: string;
  /** Types whose form asks for it (public-site.md §5); other types never hold it. */
  asked: readonly PropertyTypeId[];
  icon: AttributeIcon;
  /** Whether cards show it; the sheet always does. */
  onCard: boolean;
  /** Its column of the operator's spreadsheet: width in characters, and its place among the attributes. */
  exported: { width: number; place: number };
  filter: {
    /** Parameters of the search call; the first is the one that is written. */
    parameters: readonly string[];
    /** Whether searches about this subject have the filter; all have it where it is left out. */
    asked?: (subject: SearchSubject) => boolean;
    /** Where forms, chips and addresses have it: before or after season and price. */
    place: 'before-price' | 'after-price';
  };
}

/** A count that a property has: bedrooms, people. */
export interface CountAttribute<
  Name extends string = string,
  Field extends string = string,
> extends AttributeBase<Name, Field> {
  kind: 'count';
  /** Those of the asked types that must give it. */
  required: readonly PropertyTypeId[];
  /** `dormitorio`, `dormitorios`. */
  one: string;
  many: string;
  /** The largest count that can be given. */
  most: number;
  filter: AttributeBase<Name, Field>['filter'] & {
    /** What searches offer (public-site.md §3). */
    choices: readonly CountChoice[];
    /** Around the counts in an address: `-Dorm`, `banos-`. */
    segment: { before?: string; after?: string };
    /** Round buttons, or a list for long ranges. */
    control: 'counts' | 'count-select';
    /** N means room for at least N, not exactly N. */
    atLeast?: boolean;
  };
}

/** Something that a property has or has not. */
export interface FlagAttribute<
  Name extends string = string,
  Field extends string = string,
> extends AttributeBase<Name, Field> {
  kind: 'flag';
  filter: AttributeBase<Name, Field>['filter'] & {
    /** Segment of the address. */
    segment: string;
    /** Words on the chip and beside the box. */
    label: string;
  };
}

export type Attribute<Name extends string = string, Field extends string = string> =
  CountAttribute<Name, Field> | FlagAttribute<Name, Field>;
