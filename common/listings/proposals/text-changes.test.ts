import { textChanges } from './text-changes.js';

describe('the words that make one text into another', () => {
  it.each([
    ['', '', []],
    ['igual', 'igual', [['same', 'igual']]],
    ['', 'todo nuevo', [['added', 'todo nuevo']]],
    ['nada queda', '', [['removed', 'nada queda']]],
    [
      'Casa con pileta chica.',
      'Casa con pileta grande.',
      [
        ['same', 'Casa con pileta '],
        ['removed', 'chica.'],
        ['added', 'grande.'],
      ],
    ],
    [
      'A dos cuadras del mar',
      'Casa a estrenar: A dos cuadras del mar',
      [
        ['added', 'Casa a estrenar: '],
        ['same', 'A dos cuadras del mar'],
      ],
    ],
  ])('%p → %p', (before, after, expected) => {
    expect(textChanges(before, after).map(({ kind, text }) => [kind, text])).toEqual(expected);
  });

  it('gives both texts back', () => {
    const before = 'Hermosa  casa\ncon patio, parrilla y cochera. No fumadores.';
    const after = 'Casa con patio,\nparrilla y dos cocheras.  No se aceptan mascotas.';
    const parts = textChanges(before, after);
    const without = (kind: string) =>
      parts
        .filter((part) => part.kind !== kind)
        .map(({ text }) => text)
        .join('');
    expect([without('added'), without('removed')]).toEqual([before, after]);
  });
});
