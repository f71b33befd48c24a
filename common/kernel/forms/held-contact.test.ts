import { holdsLink } from './held-contact.js';

it.each([
  ['Casa en Miramar', false],
  ['Sr. Pérez', false],
  ['Av. 3.500', false],
  ['a. b', false],
  ['x.1a', false],
  ['x.y', false],
  ['malo.example', true],
  ['1.ar', true],
  ['ñandú.es', true],
  ['https://x', true],
  ['ftp://', true],
  ['ana@ejemplo', true],
  ['WWW.', true],
])('%p holds a link: %p', (text, expected) => {
  expect(holdsLink(text)).toBe(expected);
});
