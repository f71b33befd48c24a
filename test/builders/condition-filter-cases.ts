/** Cases of the filters on conditions of a stay (common/search/filters/all-filters.test.ts). */
export const CONDITION_FILTER_CASES: {
  name: string;
  values: Record<string, unknown>;
  query: [string, string | number][];
  chips: [label: string, without: Record<string, unknown>][];
  matches: unknown[];
}[] = [
  {
    name: 'least-nights',
    values: { leastNights: ['3'] },
    query: [['minimo', '3']],
    chips: [['Mínimo hasta 3 noches', { leastNights: [] }]],
    matches: [{ kind: 'least-nights', nights: 3, period: null }],
  },
  {
    name: 'linen',
    values: { linen: true },
    query: [['ropa', '1']],
    chips: [['Ropa de cama incluida', { linen: false }]],
    matches: [{ kind: 'flag', fact: 'linen' }],
  },
  {
    name: 'utilitiesIncluded',
    values: { utilitiesIncluded: true },
    query: [['luz', '1']],
    chips: [['Luz y gas incluidos', { utilitiesIncluded: false }]],
    matches: [{ kind: 'flag', fact: 'utilitiesIncluded' }],
  },
  {
    name: 'open-stay',
    values: { nights: '7', month: 1 },
    query: [
      ['noches', '7'],
      ['mes', 'enero'],
    ],
    chips: [['7 noches en enero', { nights: null, month: null }]],
    matches: [],
  },
  {
    name: 'open-stay',
    values: { nights: 'finde-largo', month: null },
    query: [['noches', 'finde-largo']],
    chips: [['Un finde largo en la temporada', { nights: null, month: null }]],
    matches: [],
  },
  {
    name: 'verified',
    values: { verified: true },
    query: [['verificado', '1']],
    chips: [['Verificado por Costa Directa', { verified: false }]],
    matches: [{ kind: 'flag', fact: 'verified' }],
  },
];
