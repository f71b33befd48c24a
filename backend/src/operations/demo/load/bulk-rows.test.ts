import { copyText } from './bulk-rows.js';

describe('a value of COPY', () => {
  it.each([
    [null, '\\N'],
    [undefined, '\\N'],
    ['', ''],
    ['a\tb\nc\rd\\N', 'a\\tb\\nc\\rd\\\\N'],
    ['{"a":"\\n"}', '{"a":"\\\\n"}'],
    [0, '0'],
    [false, 'false'],
    [[1, 2], '{1,2}'],
    [[], '{}'],
    [new Date(0), '1970-01-01T00:00:00.000Z'],
  ])('%j is written as %s', (value, text) => {
    expect(copyText(value)).toBe(text);
  });
});
