import { hideable, withColumn } from './list-columns.js';

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

  it('are hidden once, and shown again', () => {
    const hidden = withColumn(withColumn(['visitas'], 'dni', false), 'dni', false);
    expect(hidden).toEqual(['visitas', 'dni']);
    expect(withColumn(hidden, 'dni', true)).toEqual(['visitas']);
  });
});
