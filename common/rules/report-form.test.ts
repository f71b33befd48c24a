import { reportFaults } from './report-form.js';

describe('the faults of a report', () => {
  it.each([
    [{ motivo: 'estafa', mensaje: '', email: '' }, []],
    [{ motivo: 'otro', mensaje: ' ', email: '' }, ['mensaje']],
    [{ motivo: 'otro', mensaje: 'Pasó esto', email: 'eva@ejemplo.com' }, []],
    [{ motivo: null, mensaje: '', email: 'eva' }, ['motivo', 'email']],
  ] as const)('of %j are %j', (form, fields) => {
    expect(Object.keys(reportFaults(form))).toEqual(fields);
  });
});
