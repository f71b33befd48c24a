import { answersInWords, publicAnswers } from './answered-inquiries.js';

it.each([
  [0, 4, false],
  [4, 4, false],
  [0, 5, false],
  [0, 40, false],
  [1, 5, true],
  [8, 10, true],
])('%i answers to %i inquiries are shown: %j', (respondidas, consultas, isShown) => {
  const answers = { respondidas, consultas, demora: null };
  expect(publicAnswers(answers)).toEqual(isShown ? answers : null);
});

it.each([
  [null, 'Responde 8 de 10 consultas'],
  [1, 'Responde 8 de 10 consultas. Suele responder en menos de una hora'],
  [60, 'Responde 8 de 10 consultas. Suele responder en menos de una hora'],
  [61, 'Responde 8 de 10 consultas. Suele responder en 2 h'],
  [180, 'Responde 8 de 10 consultas. Suele responder en 3 h'],
  [24 * 60, 'Responde 8 de 10 consultas. Suele responder en 24 h'],
  [24 * 60 + 1, 'Responde 8 de 10 consultas. Suele responder en 2 días'],
  [7 * 24 * 60, 'Responde 8 de 10 consultas. Suele responder en 7 días'],
  [7 * 24 * 60 + 1, 'Responde 8 de 10 consultas'],
])('a median of %p minutes: %s', (demora, words) => {
  expect(answersInWords({ respondidas: 8, consultas: 10, demora })).toBe(words);
});
