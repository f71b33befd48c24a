import { hideable, shownColumns } from './list-columns.js';

const cell = (): string => '';
const COLUMNS = [
  { key: 'marca', header: null, cell },
  { key: 'nombre', header: 'Nombre', isRowHeader: true, cell },
  { key: 'dni', header: 'DNI', cell },
  { key: 'wpp', header: 'WhatsApp', label: 'Consultas por WhatsApp', cell },
];

describe('columns of a list', () => {
  it('are hidden by their names, but for the one that names the row', () => {
    expect(hideable(COLUMNS)).toEqual([
      { key: 'dni', label: 'DNI' },
      { key: 'wpp', label: 'Consultas por WhatsApp' },
    ]);
  });

  it.each([
    [[], ['marca', 'nombre', 'dni', 'wpp']],
    [['dni'], ['marca', 'nombre', 'wpp']],
    [
      ['dni', 'gone'],
      ['marca', 'nombre', 'wpp'],
    ],
  ])('without %j are %j', (hidden, shown) => {
    expect(shownColumns(COLUMNS, { hidden }).map(({ key }) => key)).toEqual(shown);
  });
});
