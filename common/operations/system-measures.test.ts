import { stateOfMeasure, worstState, type MeasureName, type SystemState } from './system-measures.js';

describe('the state of a measure', () => {
  it.each<[MeasureName, number | null, SystemState | null]>([
    ['errores', 0, 'bien'],
    ['errores', 1, 'atencion'],
    ['errores', 20, 'mal'],
    ['respuesta', 499.9, 'bien'],
    ['respuesta', 500, 'atencion'],
    ['respuesta', 2_000, 'mal'],
    ['conexiones', 4, 'bien'],
    ['conexiones', 5, 'atencion'],
    ['conexiones', 25, 'mal'],
    ['espera', 119, 'bien'],
    ['espera', 120, 'atencion'],
    ['espera', 900, 'mal'],
    ['espera', null, null],
    ['pedidos', 1_000_000, null],
    ['memoria', 4_000, null],
  ])('%s of %s: %s', (name, value, state) => {
    expect(stateOfMeasure(name, value)).toBe(state);
  });
});

describe('the state of the whole', () => {
  it.each<[(SystemState | null)[], SystemState]>([
    [[], 'bien'],
    [[null, 'bien'], 'bien'],
    [['bien', 'atencion', null], 'atencion'],
    [['atencion', 'mal', 'bien'], 'mal'],
  ])('of %j is %s', (states, worst) => {
    expect(worstState(states)).toBe(worst);
  });
});
