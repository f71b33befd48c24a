import { withView } from './list-views.js';

describe('views of a list', () => {
  it.each([
    ['operacion=venta&orden=-visitas&pagina=3', '?operacion=venta&orden=-visitas'],
    ['pagina=2', ''],
    ['buscar=98000118&estado=abiertas', '?estado=abiertas'],
    ['nombre=2230001118&operacion=todas', '?operacion=todas'],
    ['', ''],
  ])('a view of %j leads to %j', (text, search) => {
    expect(withView([], 'Ventas', new URLSearchParams(text))).toEqual([{ name: 'Ventas', search }]);
  });

  it('has one view of a name', () => {
    const other = { name: 'Otra', search: '' };
    const views = withView([{ name: 'Ventas', search: '?a=1' }, other], 'Ventas', new URLSearchParams('b=2'));
    expect(views).toEqual([other, { name: 'Ventas', search: '?b=2' }]);
  });
});
