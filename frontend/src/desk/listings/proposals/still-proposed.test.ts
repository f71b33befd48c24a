import type { ImageWire } from '#common/listings/photos/picture-shapes.js';
import { stillProposed } from './still-proposed.js';

const photo = (idImagenes: number, estado: ImageWire['estado']): ImageWire => ({
  idImagenes,
  estado,
  orden: idImagenes,
  url: '',
  miniatura: '',
  avif: '',
  webp: '',
  blur: '',
  ancho: 4,
  alto: 3,
  alt: '',
});

test.each([
  ['a photo is ready now', [photo(1, 'procesando')], [photo(1, 'lista')], [photo(1, 'lista')]],
  ['its owner removed it', [photo(1, 'procesando')], [], []],
  ['it was decided on meanwhile', [], [photo(1, 'lista')], []],
  ['a ready one that the answer lacks stays', [photo(1, 'lista')], [], [photo(1, 'lista')]],
])('%s', (_, shown, fresh, expected) => {
  expect(stillProposed(shown, fresh)).toEqual(expected);
});
