import { stemsOf } from './word-stems.js';

it.each([
  ['Habitación', 'habitaciones'],
  ['vivero', 'Viveros'],
  ['JARDÍN', 'jardines'],
  ['remodelada', 'remodelados'],
  ['árbol', 'arboles'],
  ['Calle 21', 'sobre la calle 21'],
  ['en Mar del Plata', 'mar del plata'],
  ['Av. 26', 'Avenida 26'],
])('%s and %s are the same word', (one, other) => {
  expect(stemsOf(one)).not.toEqual([]);
  expect(stemsOf(other)).toEqual(expect.arrayContaining(stemsOf(one)));
});

it.each([
  ['mar', 'casa en Mar del Plata'],
  ['21', 'Calle 21'],
  ['plaza', 'plástico'],
  ['casa', 'caza'],
])('%s is not in %s', (one, other) => {
  expect(stemsOf(other)).not.toEqual(expect.arrayContaining(stemsOf(one)));
});

it('a word counts once, in any form', () => {
  const stems = stemsOf('Casa con jardín, casas con jardines');
  expect(stems).toEqual(['cas', 'jardin']);
});
