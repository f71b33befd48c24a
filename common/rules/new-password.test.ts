import { PASSWORD_MESSAGES } from '../messages/accounts.js';
import { passwordFault } from './new-password.js';

describe('a new password', () => {
  it.each([
    ['una clave larga', null],
    ['Mar-del-Plata y 3 gaviotas', null],
    ['ñandúes sin apuro', null],
    ['once letras', PASSWORD_MESSAGES.short],
    ['', PASSWORD_MESSAGES.short],
    ['x'.repeat(201), PASSWORD_MESSAGES.long],
    ['aaaaaaaaaaaaaaaa', PASSWORD_MESSAGES.guessable],
    ['abababababab', PASSWORD_MESSAGES.guessable],
    ['123456789012', PASSWORD_MESSAGES.guessable],
    ['210987654321', PASSWORD_MESSAGES.guessable],
    ['qwertyuiopas', PASSWORD_MESSAGES.guessable],
    ['Costadirecta1', PASSWORD_MESSAGES.guessable],
    ['contraseña2026', PASSWORD_MESSAGES.guessable],
    ['operador12345', PASSWORD_MESSAGES.guessable],
    ['operador y dos gatos', null],
  ])('%j: %s', (password, fault) => {
    expect(passwordFault(password, 'operador@ejemplo.com')).toBe(fault);
  });
});
