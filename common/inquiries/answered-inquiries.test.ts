import { publicAnswers } from './answered-inquiries.js';

it.each([
  [0, 4, null],
  [4, 4, null],
  [0, 5, null],
  [0, 40, null],
  [1, 5, { respondidas: 1, consultas: 5 }],
  [8, 10, { respondidas: 8, consultas: 10 }],
])('%i answers to %i inquiries are shown as %j', (respondidas, consultas, shown) => {
  expect(publicAnswers({ respondidas, consultas })).toEqual(shown);
});
