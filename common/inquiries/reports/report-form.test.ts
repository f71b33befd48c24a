import { REPORT_MESSAGES } from './report-messages.js';
import { reportFaults } from './report-form.js';

describe('the faults of a report', () => {
  it.each([
    [{ motivo: 'estafa', mensaje: '', email: '' }, []],
    [{ motivo: 'otro', mensaje: ' ', email: '' }, ['mensaje']],
    [{ motivo: 'otro', mensaje: 'Pasó esto', email: 'eva@ejemplo.com' }, []],
    [{ motivo: 'estafa', mensaje: '', email: '  eva@ejemplo.com ' }, []],
    [{ motivo: 'estafa', mensaje: '', email: '   ' }, []],
    [{ motivo: null, mensaje: '', email: 'eva' }, ['motivo', 'email']],
  ] as const)('of %j are %j', (form, fields) => {
    expect(Object.keys(reportFaults(form))).toEqual(fields);
  });

  it('have their messages', () => {
    expect(reportFaults({ motivo: null, mensaje: '', email: 'eva' })).toEqual({
      motivo: [REPORT_MESSAGES.reasonRequired],
      email: [REPORT_MESSAGES.emailShape],
    });
    expect(reportFaults({ motivo: 'otro', mensaje: '', email: '' })).toEqual({
      mensaje: [REPORT_MESSAGES.messageRequired],
    });
  });
});
