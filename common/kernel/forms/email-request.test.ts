import { OWNER_ACCESS_MESSAGES } from '../../owners/link/owner-access-messages.js';
import { emailFaults } from './email-request.js';
import { ownerLinkFaults } from '../../owners/link/owner-link-form.js';

const TEXTS = { emailRequired: 'Falta', emailShape: 'Mal escrito' };

describe('the faults of an address to which messages are requested', () => {
  it.each([
    ['ana@ejemplo.com', {}],
    ['  ana@ejemplo.com ', {}],
    ['', { email: ['Falta'] }],
    ['   ', { email: ['Falta'] }],
    ['ana', { email: ['Mal escrito'] }],
    ['ana@ejemplo', { email: ['Mal escrito'] }],
    ['ana@ejemplo.com, eva@ejemplo.com', { email: ['Mal escrito'] }],
  ])('of "%s" are %j', (email, faults) => {
    expect(emailFaults(email, TEXTS)).toEqual(faults);
  });

  it.each([
    ['ana@ejemplo.com', {}],
    ['', { email: [OWNER_ACCESS_MESSAGES.emailRequired] }],
    ['ana', { email: [OWNER_ACCESS_MESSAGES.emailShape] }],
  ])('of "%s" for the links of an owner are %j', (email, faults) => {
    expect(ownerLinkFaults({ email })).toEqual(faults);
  });
});
