import { mailingFaults } from '../mailing-form.js';
import { SUPPORT_TEMPLATES } from './support-templates.js';

describe('the usual replies', () => {
  it.each(SUPPORT_TEMPLATES)('$name can be sent as it is', ({ asunto, mensaje }) => {
    expect(mailingFaults({ asunto, mensaje, destinatarios: 1 }, 'falta')).toEqual({});
  });

  it('have each name once', () => {
    const names = SUPPORT_TEMPLATES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
