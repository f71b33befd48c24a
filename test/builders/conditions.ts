import { noConditions, type Conditions } from '../../common/listings/conditions/conditions.js';

/** Conditions of a stay of which everything is said, with changes. */
export function someConditions(change: Partial<Conditions> = {}): Conditions {
  return {
    ...noConditions(),
    camas: { matrimoniales: 1, simples: 2, cuchetas: 1, sofas: 0 },
    entrada: '14:00',
    salida: '10:00',
    senia: 30,
    saldo: 'llegada',
    deposito: 100_000,
    limpieza: 25_000,
    ropaBlanca: 'sabanas',
    servicios: 4_000,
    minimoNoches: [
      { periodo: 'Enero', noches: 7 },
      { periodo: 'Febrero', noches: 7 },
      { periodo: '', noches: 2 },
    ],
    mascotas: 15_000,
    grupos: 'no',
    ...change,
  };
}
