import { IconFilterOff, IconPlus } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import type { ListOrderName } from '#common/kernel/calls/list-order.js';
import { ADMIN_LIST_MESSAGES } from '#common/listings/desk/desk-messages.js';
import { Chip } from '../../../ui/badges.js';
import { Button } from '../../../ui/button.js';
import { RadioGroup, type Choice } from '../../../ui/choices.js';
import { cx } from '../../../ui/classes.js';
import { focusHeading } from '../../../ui/first-focus.js';
import { OrderSelect } from '../order-select.js';
import { FilterControl, filterText, type FilterField } from './filter-fields.js';
import { SearchBox } from './search-box.js';
import type { ListFilters } from './use-list-filters.js';

export interface FilterBarProps<Name extends string> {
  label: string;
  filters: ListFilters<Name>;
  /** A first one that is typed is always in sight; the others are behind '+ Filtro'. */
  fields: readonly FilterField<Name>[];
  /** Choices between parts of the list, always in sight. */
  leads?: readonly { name: Name; label: string; choices: readonly Choice<string>[] }[];
  /** Orders that narrow screens, which show cards without headings, offer under the filter `orden`. */
  orders?: readonly ListOrderName[];
  /** A further filter. */
  children?: ReactNode;
}

/** Filters of a list in one line: what is chosen as chips, the controls behind '+ Filtro'. */
export function FilterBar<Name extends string>(props: FilterBarProps<Name>) {
  const { label, filters, fields, leads = [], orders, children } = props;
  const { values, change, clear, isFiltered } = filters;
  const [open, setOpen] = useState(false);
  const panel = useId();
  const [first, ...others] = fields;
  const typed = first?.kind === 'search' ? first : undefined;
  const folded = typed ? others : fields;
  const set = (name: string) => (value: string) => void change({ [name]: value } as Record<Name, string>);
  const hasFolded = folded.length > 0 || children !== undefined;
  return (
    <search aria-label={label} className="mb-3 block">
      <div className="flex flex-wrap items-center gap-2">
        {leads.map(({ name, label: legend, choices }) => (
          <RadioGroup
            key={name}
            legend={legend}
            legendHidden
            value={values[name]}
            choices={choices}
            onChange={set(name)}
            className="tablet:mr-3"
          />
        ))}
        {typed && (
          <SearchBox
            label={typed.label}
            labelHidden
            placeholder={typed.placeholder}
            value={values[typed.name]}
            onChange={set(typed.name)}
            className="min-w-40 grow basis-0 tablet:w-64 tablet:grow-0 tablet:basis-auto"
          />
        )}
        {folded
          .filter(({ name }) => filters.narrows(name))
          .map((field) => (
            <Chip
              key={field.name}
              to={filters.hrefWithout(field.name)}
              removeLabel={`Quitar filtro ${filterText(field, values[field.name])}`}
              onRemove={() => filters.reset(field.name)}
            >
              {filterText(field, values[field.name])}
            </Chip>
          ))}
        {(hasFolded || orders) && (
          <Button
            variant="secondary"
            size="sm"
            aria-expanded={open}
            aria-controls={panel}
            onClick={() => setOpen(!open)}
            icon={<IconPlus aria-hidden="true" className="size-4" />}
            className={cx('min-h-11', !hasFolded && 'wide:hidden')}
          >
            Filtro
          </Button>
        )}
        {(isFiltered || open) && (
          <Button
            variant="quiet"
            size="sm"
            disabled={!isFiltered}
            onClick={() => {
              focusHeading();
              clear();
            }}
            className="min-h-11 disabled:bg-transparent"
            icon={<IconFilterOff aria-hidden="true" className="size-5" />}
          >
            {ADMIN_LIST_MESSAGES.clearFilters}
          </Button>
        )}
      </div>
      <div
        id={panel}
        className={cx(
          'mt-3 items-end gap-3 rounded-card bg-surface p-4 shadow-card phablet:grid-cols-2 wide:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]',
          open ? 'grid' : 'hidden',
        )}
      >
        {folded.map((field) => (
          <FilterControl
            key={field.name}
            field={field}
            value={values[field.name]}
            onChange={set(field.name)}
          />
        ))}
        {children}
        {orders && <OrderSelect orders={orders} value={values['orden' as Name]} onChange={set('orden')} />}
      </div>
    </search>
  );
}
