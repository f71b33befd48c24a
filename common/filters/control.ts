import type { CountChoice } from './count-choice.js';

export interface FilterOption {
  value: string | number;
  label: string;
}

interface ChoiceControl {
  /** Field of `SearchFilters` that holds the chosen values. */
  field: string;
  title: string;
}

/** How a filter is asked for, as data: forms have one component for each kind. */
export type FilterControl =
  /** Boxes to tick; `first` of them show before 'Ver más'. */
  | (ChoiceControl & { kind: 'ticks'; options: readonly FilterOption[]; first?: number })
  /** Boxes for the amenities of the catalogue. */
  | (ChoiceControl & { kind: 'amenities'; first: number })
  /** Round buttons with numbers. */
  | (ChoiceControl & { kind: 'counts'; choices: readonly CountChoice[]; one: string; many: string })
  /** One choice of a list of numbers, kept as a list of one. */
  | (ChoiceControl & {
      kind: 'count-select';
      choices: readonly CountChoice[];
      one: string;
      many: string;
      label: string;
    })
  | (ChoiceControl & { kind: 'flag'; label: string })
  | { kind: 'stay' }
  | { kind: 'season' }
  | { kind: 'price' };
