import { groupDigits } from './grouped-digits.js';

it.each([
  ['', 0, { value: null, text: '', caret: 0 }],
  ['1500', 4, { value: 1_500, text: '1.500', caret: 5 }],
  ['1.5000', 6, { value: 15_000, text: '15.000', caret: 6 }],
  ['91.500', 1, { value: 91_500, text: '91.500', caret: 1 }],
  ['1.00', 4, { value: 100, text: '100', caret: 3 }],
  ['-12,5abc', 8, { value: 125, text: '125', caret: 3 }],
  ['$ 1.500,00', 10, { value: 1_500, text: '1.500', caret: 5 }],
  ['1.500,50 ', 9, { value: 1_500, text: '1.500', caret: 5 }],
  ['007', 3, { value: 7, text: '7', caret: 1 }],
])('%o with the caret at %s is grouped', (typed, caret, figure) => {
  expect(groupDigits(typed, caret)).toEqual(figure);
});
