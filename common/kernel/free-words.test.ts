import { freeWords } from './free-words.js';

it.each([
  ['Frente al MAR, con jardín', ['frente', 'mar', 'jardin']],
  ['Casa en Mar del Plata', ['casa', 'mardelplata']],
  ['Avda. 26 y calle 21', ['avenida26', 'calle21']],
  ['Calle 9 de Julio 350', ['calle', 'julio', '350']],
  ['a y o \u0000 <b>niño</b> %_\\', ['nino']],
  [`${'x'.repeat(31)} corta`, ['corta']],
  ['todas', []],
])('%j', (text, words) => {
  expect(freeWords(text)).toEqual(words);
  expect(freeWords(words.join(' '))).toEqual(words);
});
