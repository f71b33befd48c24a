import { ANSWER_MESSAGES } from './answer-messages.js';

describe('homes that an answer offers instead', () => {
  it.each([
    [1, 'Esta se le parece y está disponible:'],
    [2, 'Estas se le parecen y están disponibles:'],
  ])('are announced: %i', (homes, text) => {
    expect(ANSWER_MESSAGES.alike(homes)).toBe(text);
  });

  it.each([
    [0, 'Ver parecidas'],
    [1, 'Ver más parecidas'],
  ])('lead to the search: %i', (homes, text) => {
    expect(ANSWER_MESSAGES.searchAlike(homes)).toBe(text);
  });
});
