import { PASSWORD_MESSAGES } from '#common/accounts/account-messages.js';
import { newPasswordFault } from './new-password.js';

describe('a new password of an account', () => {
  it.each(['1qaz2wsx3edc', 'Counterstrike', 'supernatural', 'christopher1'])(
    'is not the common one %s',
    (password) => {
      expect(newPasswordFault(password, 'operador@ejemplo.com')).toBe(PASSWORD_MESSAGES.guessable);
    },
  );

  it.each([
    ['corta', PASSWORD_MESSAGES.short],
    ['supernatural 77', null],
    ['una clave larga', null],
  ])('%j: %s', (password, fault) => {
    expect(newPasswordFault(password, 'operador@ejemplo.com')).toBe(fault);
  });
});
