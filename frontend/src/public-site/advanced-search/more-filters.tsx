import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { slug } from '#common/rules/text.js';
import { INITIAL_AMENITIES } from '#common/vocabulary/amenities.js';
import type { ServiceWire } from '#common/wire/listings.js';
import { apiQuery } from '../../app/queries.js';
import { SEARCH_OPTIONS } from '../../features/search/options.js';
import { Button } from '../../ui/button.js';
import { Checkbox } from '../../ui/choices.js';
import { Select } from '../../ui/select.js';
import { oneOf, withFilters, type AdvancedSearch } from './advanced-state.js';

interface MoreFiltersProps {
  search: AdvancedSearch;
  change: (next: AdvancedSearch) => void;
}

export const servicesQuery = () => apiQuery<ServiceWire[]>('/api/servicios/verServicios');

/** Baths, people, services and featured: for those who want them. */
export function MoreFilters({ search, change }: MoreFiltersProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Button
        variant="quiet"
        aria-expanded={search.more}
        onClick={() => change({ ...search, more: !search.more })}
        icon={<IconAdjustmentsHorizontal aria-hidden="true" className="size-5" />}
      >
        {search.more ? 'Ocultar filtros extra' : 'Más filtros'}
      </Button>
      {search.more && <ExtraFields {...{ search, change }} />}
    </div>
  );
}

function ExtraFields({ search, change }: MoreFiltersProps) {
  const { filters } = search;
  const names = useQuery(servicesQuery()).data?.map(({ nombre }) => nombre) ?? INITIAL_AMENITIES;
  const tick = (amenity: string, isOn: boolean): string[] =>
    isOn ? [...filters.amenities, amenity] : filters.amenities.filter((other) => other !== amenity);
  return (
    <div className="grid w-full gap-x-4 gap-y-5 tablet:grid-cols-2">
      <Select
        label="Baños"
        placeholder="Cualquier cantidad"
        options={SEARCH_OPTIONS.bathrooms}
        value={filters.bathrooms[0] ?? ''}
        onChange={(event) => change(withFilters(search, { bathrooms: oneOf(event.target.value) }))}
      />
      <Select
        label="Personas"
        placeholder="Cualquier cantidad"
        options={SEARCH_OPTIONS.people}
        value={filters.people[0] ?? ''}
        onChange={(event) => change(withFilters(search, { people: oneOf(event.target.value) }))}
      />
      <fieldset className="tablet:col-span-2">
        <legend className="mb-1 text-sm font-semibold text-ink-soft">Servicios</legend>
        <div className="grid grid-cols-1 phablet:grid-cols-2 wide:grid-cols-4">
          {names.map((name) => (
            <Checkbox
              key={name}
              label={name}
              checked={filters.amenities.includes(slug(name))}
              onChange={(event) =>
                change(withFilters(search, { amenities: tick(slug(name), event.target.checked) }))
              }
            />
          ))}
        </div>
      </fieldset>
      <Checkbox
        label="Solo destacados"
        checked={filters.featured}
        onChange={(event) => change(withFilters(search, { featured: event.target.checked }))}
      />
    </div>
  );
}
