import { emptyFilters, type SearchFilters } from '../query/search-filters.js';
import { openStayFault } from './open-stay-fault.js';

it.each<[Partial<SearchFilters>, string | undefined]>([
  [{}, undefined],
  [{ nights: '7' }, undefined],
  [{ nights: 'finde', month: 8 }, undefined],
  [{ nights: '31', month: 1 }, undefined],
  [{ nights: '40', month: 1 }, 'No hay 40 noches en enero.'],
  [{ nights: '30', month: 2 }, 'No hay 30 noches en febrero.'],
  [{ nights: '8' }, 'Para más de 7 noches, elegí el mes.'],
  [
    { nights: '7', month: 1, arrival: '2027-01-10', departure: '2027-01-17' },
    'Elegí fechas, o noches y mes: no las dos cosas.',
  ],
])('%j is answered with %s', (values, fault) => {
  expect(openStayFault({ ...emptyFilters(), ...values })).toBe(fault);
});
