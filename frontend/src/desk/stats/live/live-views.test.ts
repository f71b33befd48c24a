import { viewersText } from './live-views.js';

describe('who else has a notice open', () => {
  it.each([
    [['Ana'], 'Lo está revisando Ana'],
    [['Ana', 'Beto'], 'Lo están revisando Ana y Beto'],
    [['Ana', 'Inés'], 'Lo están revisando Ana e Inés'],
    [['Ana', 'Beto', 'Caro'], 'Lo están revisando Ana, Beto y Caro'],
  ])('%j: %s', (names, text) => {
    expect(viewersText(names)).toBe(text);
  });
});
