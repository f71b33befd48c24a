import { daySpan, monthSpan, weekSpan } from './history-spans.js';

const counts = { cantidad: 3, whatsapp: 2, email: 1 };

describe('a span of the histories', () => {
  it('is named as people name it', () => {
    expect(daySpan({ fecha: '2026-11-01', ...counts })).toMatchObject({
      name: 'dom 01/11',
      mark: ['1', 'nov'],
    });
    expect(
      weekSpan({ semana: '2026-W48', desde: '2026-11-23', hasta: '2026-11-29', ...counts }),
    ).toMatchObject({
      name: '23/11 al 29/11',
      mark: ['23', 'nov'],
    });
    expect(monthSpan({ mes: '2026-01', ...counts })).toMatchObject({
      name: 'enero de 2026',
      mark: ['ene', '26'],
    });
  });
});
