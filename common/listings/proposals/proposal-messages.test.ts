import { decidedWords } from './proposal-messages.js';

describe('the mail about a decided proposal', () => {
  it.each([
    [1, 0, 'Publicamos tu cambio', 'el cambio que propusiste'],
    [2, 0, 'Publicamos tus cambios', 'los cambios que propusiste'],
    [0, 1, 'No publicamos tu cambio', 'el cambio que propusiste'],
    [0, 2, 'No publicamos tus cambios', 'los cambios que propusiste'],
    [1, 1, 'Publicamos uno de tus cambios', 'los cambios que propusiste'],
    [2, 1, 'Publicamos algunos de tus cambios', 'los cambios que propusiste'],
  ])('with %i published and %i refused', (published, refused, outcome, changes) => {
    expect(decidedWords(published, refused)).toEqual({ outcome, changes });
  });
});
