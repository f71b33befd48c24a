import { ALERT_MESSAGES } from './alert-messages.js';
import { alertFaults } from './alert-form.js';

describe('the address of an alert', () => {
  it.each([
    ['ana@ejemplo.com', {}],
    [' ana@ejemplo.com ', {}],
    ['', { email: [ALERT_MESSAGES.emailRequired] }],
    ['   ', { email: [ALERT_MESSAGES.emailRequired] }],
    ['ana', { email: [ALERT_MESSAGES.emailShape] }],
  ])('%j has the faults %j', (email, faults) => {
    expect(alertFaults({ email })).toEqual(faults);
  });
});
