import { typedAmount } from './typed-amount.js';

/** The field after keys at its end; `<` is backspace. */
function afterKeys(keys: string): [number | null, string] {
  let value: number | null = null;
  let text = '';
  for (const key of keys) {
    const typed = key === '<' ? text.slice(0, -1) : text + key;
    const after = typedAmount({ before: text, typed, caret: typed.length, currencies: 'ARS USD' });
    ({ value, text } = after);
  }
  return [value, text];
}

it.each<[string, number | null, string]>([
  ['', null, ''],
  ['1500', 1_500, '1.500'],
  ['450000,50', 450_000, '450.000,50'],
  ['450000.50', 450_000, '450.000,50'],
  ['1.500,00', 1_500, '1.500,00'],
  ['1.500.000,00', 1_500_000, '1.500.000,00'],
  ['450,000.00', 450_000, '450.000,00'],
  ['1.500', 1_500, '1.500'],
  ['450000,', 450_000, '450.000,'],
  ['450000,50<<<', 450_000, '450.000'],
  ['1,5', null, '1,5'],
  ['1500<', 150, '150'],
  [',5', 5, '5'],
  ['007', 7, '7'],
  ['450 mil', 450_000, '450mil'],
  ['450k', 450_000, '450k'],
  ['450k<', 450, '450'],
  ['1,5 millones', 1_500_000, '1,5millones'],
  ['2 palos', 2_000_000, '2palos'],
  ['85 mil dólares', 85_000, '85mil dólares'],
  ['USD 85.000', 85_000, 'USD 85.000'],
  ['-5', null, '-5'],
  ['5-', null, '5-'],
  ['2 p', null, '2p'],
  ['20x40', null, '20x40'],
  ['20x<40', 2_040, '2.040'],
  ['450m<', 450, '450'],
  ['m<', null, ''],
])('the keys %j write %s, shown as %j', (keys, value, text) => {
  expect(afterKeys(keys)).toEqual([value, text]);
});

it.each([
  ['1.500', '1.5000', 6, { value: 15_000, text: '15.000', caret: 6 }],
  ['1.500', '91.500', 1, { value: 91_500, text: '91.500', caret: 1 }],
  ['1.500', '1.00', 2, { value: 100, text: '100', caret: 1 }],
  ['45.000.050', '45.000.0,50', 9, { value: 450_000, text: '450.000,50', caret: 8 }],
  ['450.000', '45,0.000', 3, { value: 450_000, text: '450.000', caret: 2 }],
  ['450.000', '', 0, { value: null, text: '', caret: 0 }],
])('%j becomes %j with the caret at %s by a key', (before, typed, caret, after) => {
  expect(typedAmount({ before, typed, caret })).toEqual(after);
});

it.each([
  ['', '450000,50', 450_000],
  ['', '450,000.00', 450_000],
  ['1.500', '1.500.000,00', 1_500_000],
  ['450.000', '450.000,50', 450_000],
  ['450.000', '450.00050', 45_000_050],
  ['450.000', '$ 1.500', 1_500],
  ['', '450 mil', 450_000],
  ['', '2 palos', 2_000_000],
  ['450.000', '450.000 mil', 450_000_000],
])('%j becomes %j by a paste: %s', (before, typed, value) => {
  expect(typedAmount({ before, typed, caret: typed.length }).value).toBe(value);
});

it.each([
  ['', '-5'],
  ['', '1,5'],
  ['', 'dos palos'],
  ['100.000', '2 palos y medio'],
  ['', 'USD 85.000'],
])('%j becomes %j by a paste, which is refused and stays', (before, typed) => {
  expect(typedAmount({ before, typed, caret: typed.length })).toEqual({
    value: null,
    text: typed,
    caret: typed.length,
    isRefused: true,
  });
});

it('names a currency that its field may have', () => {
  const paste = (typed: string, currencies: string) =>
    typedAmount({ before: '', typed, caret: typed.length, currencies });
  expect(paste('USD 85.000', 'ARS USD')).toMatchObject({ value: 85_000, currency: 'USD' });
  expect(paste('USD 85.000', 'USD$')).toMatchObject({ value: 85_000, currency: 'USD' });
  expect(paste('USD 85.000', 'ARS$')).toMatchObject({ value: null, text: 'USD 85.000' });
  expect(paste('$ 85.000', 'USD$')).toMatchObject({ value: 85_000, currency: undefined });
});

it.each([
  ['20 x 40', '20  40', 3],
  ['20-40', '2040', 2],
])('%j is not joined to another number when a sign in it is deleted: %j', (before, typed, caret) => {
  expect(typedAmount({ before, typed, caret }).text).toBe(typed);
});
