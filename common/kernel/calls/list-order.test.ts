import { nextListOrder, ordersBy, parseListOrder } from './list-order.js';

describe('the order of a list', () => {
  it.each([
    ['visitas', { by: 'visitas', descending: false }],
    ['-visitas', { by: 'visitas', descending: true }],
    ['', null],
    ['-', null],
    ['--visitas', null],
    ['precios', null],
    ['toString', null],
  ])('%j is read as %j', (text, order) => {
    expect(parseListOrder(text)).toEqual(order);
  });

  it.each([
    ['', 'visitas', '-visitas'],
    ['-visitas', 'visitas', 'visitas'],
    ['visitas', 'visitas', ''],
    ['', 'duenio', 'duenio'],
    ['duenio', 'duenio', '-duenio'],
    ['-duenio', 'duenio', ''],
    ['-visitas', 'duenio', 'duenio'],
    ['otra', 'creado', '-creado'],
    ['', 'precio', 'precio'],
    ['', 'pago', 'pago'],
  ] as const)('%j becomes, by a press on %s, %j', (current, by, next) => {
    expect(nextListOrder(current, by)).toBe(next);
  });

  it.each([
    ['visitas', ['-visitas', 'visitas']],
    ['duenio', ['duenio', '-duenio']],
  ] as const)('by %s has the directions %j', (by, orders) => {
    expect(ordersBy(by)).toEqual(orders);
  });
});
