import { EVERYTHING, searchOfView } from './map-view.js';

it.each([
  [EVERYTHING, ''],
  [{ ...EVERYTHING, sales: false }, 'operacion=alquiler'],
  [{ ...EVERYTHING, rentals: false }, 'operacion=venta'],
  [{ ...EVERYTHING, type: 1 as const }, 'tipoPropiedad%5B%5D=casa'],
  [{ ...EVERYTHING, rentals: false, sales: false }, null],
])('the map of %o searches for %p', (view, search) => {
  expect(searchOfView(view)).toBe(search);
});
