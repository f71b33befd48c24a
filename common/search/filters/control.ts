import type { SearchedMeasureName } from '../../listings/attributes/all-attributes.js';
import type { SearchedMeasure } from '../../listings/attributes/attribute.js';
import type { CountChoice } from '../../listings/attributes/count-choice.js';

export interface FilterOption {
  value: string | number;
  label: string;
}

interface ChoiceControl {
  /** Field of `SearchFilters` that holds the chosen values. */
  field: string;
  title: string;
}

/** Form control of a filter, as data; forms have one component per kind. */
export type FilterControl =
  /** Checkboxes; the first `first` are shown before 'Ver más'. */
  | (ChoiceControl & { kind: 'ticks'; options: readonly FilterOption[]; first?: number })
  /** Checkboxes of the amenity catalogue. */
  | (ChoiceControl & { kind: 'amenities'; first: number })
  /** Checkboxes of the zones of the searched towns. */
  | (ChoiceControl & { kind: 'zones'; first: number })
  /** Round buttons with numbers. */
  | (ChoiceControl & { kind: 'counts'; choices: readonly CountChoice[]; one: string; many: string })
  /** A single choice from a list, stored as a list of one; `any` is the choice of none. */
  | (ChoiceControl & {
      kind: 'select';
      label: string;
      any: string;
      options: readonly (FilterOption & { value: string })[];
    })
  | (ChoiceControl & { kind: 'flag'; label: string })
  /** Least and greatest number of a measure. */
  | { kind: 'range'; measure: SearchedMeasure<SearchedMeasureName> }
  | { kind: 'stay' }
  | { kind: 'open-stay' }
  | { kind: 'season' }
  | { kind: 'price' };
