import type { StayWire } from '../../pricing/stays/stay-shapes.js';
import type { SearchAnswer } from './search-calls.js';
import type { ListingCardWire } from '../cards/card-calls.js';
import { emptyFilters, type SearchFilters } from './search-filters.js';
import { stayGroups } from './stay-groups.js';

const DATES = { arrival: '2027-01-16', departure: '2027-01-18' };

const exact = { disponible: true, total: 500, motivo: '' };
const longer = { disponible: true, total: 500, motivo: 'Se alquila por quincena completa: pagás 15 noches.' };
const consult = {
  disponible: true,
  total: null,
  motivo: 'El precio de esas fechas se consulta con el dueño.',
};
const taken = { disponible: false, total: null, motivo: 'Ya está alquilado en esas fechas.' };

function groups(
  stays: (Partial<StayWire> | null)[],
  { total = stays.length, pagina = 1, ...filters }: Partial<SearchAnswer & SearchFilters> = {},
): string[] {
  const inmuebles = stays.map((stay) => ({ estadia: stay && { noches: 2, ...stay } }) as ListingCardWire);
  const answer = { inmuebles, total, pagina } as SearchAnswer;
  return stayGroups(answer, { ...emptyFilters(), ...DATES, ...filters }).map(
    ({ title, cards }) => `${title}: ${cards.length}`,
  );
}

describe('the groups of a search with dates', () => {
  it('say how homes are let for the dates', () => {
    expect(groups([exact, exact, longer, consult, taken, null])).toEqual([
      'Para tus 2 noches: 2',
      'Se alquilan por más noches: 1',
      'Precio a consultar: 1',
      'Alquiladas o sin precio en esas fechas (2): 2',
    ]);
  });

  it.each<[Partial<SearchFilters>, string[]]>([
    [
      { nights: '7', month: 1 },
      ['Para 7 noches en enero: 1', 'Alquiladas o sin precio para 7 noches en enero (1): 1'],
    ],
    [
      { nights: 'finde-largo' },
      [
        'Para un finde largo en la temporada: 1',
        'Alquiladas o sin precio para un finde largo en la temporada (1): 1',
      ],
    ],
  ])('of %j say the nights and the month', (filters, titles) => {
    expect(groups([exact, taken], { arrival: null, departure: null, ...filters })).toEqual(titles);
  });

  it('count what is on later pages too', () => {
    expect(groups([exact, taken], { total: 31 }).at(-1)).toBe(
      'Alquiladas o sin precio en esas fechas (30): 1',
    );
    expect(groups([exact, taken], { total: 1_301 }).at(-1)).toBe(
      'Alquiladas o sin precio en esas fechas (1.300): 1',
    );
    expect(groups([consult, taken], { total: 31, pagina: 2 }).at(-1)).toBe(
      'Alquiladas o sin precio en esas fechas (10): 1',
    );
  });

  it('have no count if they began on an earlier page', () => {
    expect(groups([taken, taken], { total: 22, pagina: 2 })).toEqual([
      'Alquiladas o sin precio en esas fechas: 2',
    ]);
  });

  it('of a period are what is free, with a price or without, and what is taken', () => {
    const inmuebles = (['libre', 'consultar', 'alquilado'] as const).map(
      (precioEstado) => ({ precioEstado }) as ListingCardWire,
    );
    const answer = { inmuebles, total: 3, pagina: 1 } as SearchAnswer;
    const found = stayGroups(answer, { ...emptyFilters(), period: 2, fraction: 2 });
    expect(found.map(({ title, cards }) => `${title}: ${cards.length}`)).toEqual([
      'Libres para la 1.ª quincena de enero: 2',
      'Alquiladas para la 1.ª quincena de enero (1): 1',
    ]);
  });

  it('are none without results', () => {
    expect(groups([])).toEqual([]);
  });
});
