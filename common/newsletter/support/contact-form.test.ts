import { CONTACT_MESSAGES } from './contact-messages.js';
import { INQUIRY_MESSAGES as MESSAGES } from '../../inquiries/inquiry-messages.js';
import { contactFaults } from './contact-form.js';

describe('a message to the site', () => {
  const form = { nombreCompleto: 'Julia', email: 'julia@ejemplo.com', mensaje: 'Hola' };

  it.each([
    ['whole', {}, {}],
    ['with spaces around the address', { email: ' julia@ejemplo.com ' }, {}],
    ['without a name', { nombreCompleto: ' ' }, { nombreCompleto: [MESSAGES.nameRequired] }],
    ['without an address', { email: ' ' }, { email: [CONTACT_MESSAGES.emailRequired] }],
    ['from a bad address', { email: 'x' }, { email: [MESSAGES.emailShape] }],
    ['without words', { mensaje: ' ' }, { mensaje: [MESSAGES.messageRequired] }],
  ])('%s', (_, change, errors) => {
    expect(contactFaults({ ...form, ...change })).toEqual(errors);
  });
});
