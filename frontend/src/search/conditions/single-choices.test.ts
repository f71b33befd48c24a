import { emptyFilters, type SearchFilters } from '#common/search/query/search-filters.js';
import { singleChoices } from './single-choices.js';

const AREA = { south: -38.3, west: -57.9, north: -38.2, east: -57.8 };

describe('a search in a form that offers one town and one type', () => {
  it.each<{ name: string; search: Partial<SearchFilters>; shown: Partial<SearchFilters> }>([
    { name: 'one town', search: { towns: ['Miramar'] }, shown: { towns: ['Miramar'] } },
    { name: 'several towns', search: { towns: ['Miramar', 'Mar del Sur'] }, shown: { towns: [] } },
    { name: 'one type', search: { propertyTypes: [1] }, shown: { propertyTypes: [1] } },
    { name: 'several types', search: { propertyTypes: [1, 2] }, shown: { propertyTypes: [] } },
    { name: 'an area of the map', search: { area: AREA }, shown: { area: null } },
    {
      name: 'other filters',
      search: { people: ['6'], amenities: ['pileta'] },
      shown: { people: ['6'], amenities: ['pileta'] },
    },
  ])('shows $name', ({ search, shown }) => {
    expect(singleChoices({ ...emptyFilters(), ...search })).toEqual({ ...emptyFilters(), ...shown });
  });
});
