import { heldIds, optionsAt, stateOf, type OptionRow } from './site-options.js';

const at = (hour: number): Date => new Date(Date.UTC(2027, 0, 1, hour));

function notice(id: number, text: string, [from, until]: [number, number | null]): OptionRow {
  const end = until === null ? null : at(until);
  return { id, name: 'notice', value: { text, level: 'danger' }, from: at(from), until: end };
}

describe('what the operator sets for the site', () => {
  const rows = [
    notice(1, 'siempre', [1, null]),
    notice(2, 'un rato', [3, 5]),
    notice(3, 'después', [8, null]),
    notice(4, 'en vez', [8, null]),
  ];

  it.each([
    [0, ''],
    [1, 'siempre'],
    [3, 'un rato'],
    [4, 'un rato'],
    [5, 'siempre'],
    [8, 'en vez'],
  ])('at %i:00 the notice is %j', (hour, text) => {
    const { notice: now, closures } = optionsAt(rows, at(hour));
    expect([now.text, closures]).toEqual([text, { publishing: '', inquiries: '' }]);
  });

  it.each([
    [0, ['programado', 'programado', 'tapado', 'programado']],
    [3, ['tapado', 'vigente', 'tapado', 'programado']],
    [8, ['tapado', 'tapado', 'tapado', 'vigente']],
  ])('at %i:00 the notices are %j', (hour, states) => {
    expect(rows.map((row) => stateOf(row, rows, at(hour)))).toEqual(states);
  });

  it.each([
    [1, '', 'estafa', [1]],
    [3, 'corte', 'estafa', [1, 2]],
    [5, 'corte', 'otra estafa', [2, 3]],
    [7, 'corte', 'estafa', [1, 2]],
    [9, '', 'estafa', [1]],
  ])('at %i:00 publishing is closed for %j, inquiries for %j', (hour, publishing, inquiries, held) => {
    const closure = (id: number, value: object, [from, until]: [number, number | null]) =>
      ({ ...notice(id, '', [from, until]), name: 'closures', value }) as OptionRow;
    const closed = [
      closure(1, { publishing: '', inquiries: 'estafa' }, [1, null]),
      closure(2, { publishing: 'corte', inquiries: '' }, [3, 9]),
      closure(3, { publishing: '', inquiries: 'otra estafa' }, [5, 7]),
    ];
    expect(optionsAt(closed, at(hour)).closures).toEqual({ publishing, inquiries });
    expect([...heldIds(closed, at(hour))].toSorted()).toEqual(held);
  });
});
