import { someConditions } from '../../../test/builders/conditions.js';
import { conditionsText } from './condition-rows.js';
import { noConditions, type Conditions } from './conditions.js';
import { readConditions } from './read-conditions.js';

describe('conditions that are read from their words', () => {
  it.each<[string, Conditions]>([
    ['everything', someConditions()],
    ['nothing', noConditions()],
    ['dollars', someConditions({ moneda: 'USD' })],
    ['amounts of zero', { ...noConditions(), limpieza: 0, deposito: 0, senia: 0 }],
    ['choices', { ...noConditions(), servicios: 'medidor', mascotas: 'consultar', saldo: 'antes' }],
    ['one minimum', { ...noConditions(), minimoNoches: [{ periodo: '', noches: 1 }] }],
    [
      'minimums of periods',
      {
        ...noConditions(),
        minimoNoches: [
          { periodo: 'Semana Santa', noches: 4 },
          { periodo: 'Vacaciones Inv.', noches: 4 },
          { periodo: '', noches: 2 },
        ],
      },
    ],
  ])('are %s that was written', (_what, conditions) => {
    expect(readConditions(conditionsText(conditions))).toEqual(conditions);
  });

  it.each(['Se aceptan mascotas', 'Seña: mitad', 'Mascotas: Sí; Otra cosa: no'])(
    'are not those of %p',
    (text) => {
      expect(readConditions(text)).toBeUndefined();
    },
  );
});
