import { parseSearchQuery } from './search-query.js';
import { ALL_FILTERS } from '../filters/all-filters.js';
import type { FilterControl } from '../filters/control.js';
import { writtenChoice } from './written-choice.js';

function choicesOf(control: FilterControl): unknown[] {
  switch (control.kind) {
    case 'ticks':
    case 'select':
      return control.options.map(({ value }) => [value]);
    case 'counts':
      return control.choices.map((choice) => [choice]);
    case 'amenities':
      return [['pileta'], ['aire-acondicionado']];
    case 'flag':
      return [true];
    default:
      return [];
  }
}

const CHOICES = ALL_FILTERS.flatMap(({ control }) =>
  control && 'field' in control ? choicesOf(control).map((value) => ({ field: control.field, value })) : [],
);

it.each(CHOICES)(
  'a form without scripts asks for $field = $value as the call reads it',
  ({ field, value }) => {
    const written = writtenChoice(field, value);
    const read = parseSearchQuery({ [written.name]: written.value });
    expect('query' in read && read.query.filters).toMatchObject({ [field]: value });
  },
);
