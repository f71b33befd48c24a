import { PASSWORD_MESSAGES } from './account-messages.js';
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
    // Twelve characters are enough, eleven are not; 200 are the most.
    ['gatoypatolim', null],
    ['gatoypatoli', PASSWORD_MESSAGES.short],
    [`gatoypato ${'l'.repeat(190)}`, null],
    [`gatoypato ${'l'.repeat(191)}`, PASSWORD_MESSAGES.long],
    // Five different characters are enough, four are not; capitals are not different ones.
    ['gatopgatopga', null],
    ['gatogatogato', PASSWORD_MESSAGES.guessable],
    ['gatoGATOgato', PASSWORD_MESSAGES.guessable],
    // Six characters must remain without the words that are guessed first.
    ['contrasena-gatos', null],
    ['contrasena-gato', PASSWORD_MESSAGES.guessable],
    ['password g a t o s', PASSWORD_MESSAGES.guessable],
    ['qwerty-qwerty-ga', PASSWORD_MESSAGES.guessable],
    ['administrador-gat', PASSWORD_MESSAGES.guessable],
    ['COSTADIRECTA-gat', PASSWORD_MESSAGES.guessable],
    // Sequences are refused backwards and with spaces as well.
    ['abcdefghijklm', PASSWORD_MESSAGES.guessable],
    ['zyxwvutsrqpo', PASSWORD_MESSAGES.guessable],
    ['mnbvcxzñlkjh', PASSWORD_MESSAGES.guessable],
    ['1234 5678 9012', PASSWORD_MESSAGES.guessable],
  ])('%j: %s', (password, fault) => {
    expect(passwordFault(password, 'operador@ejemplo.com')).toBe(fault);
  });

  it.each([
    ['gato-gato-perro', 'gato@ejemplo.com', null],
    ['gato-gato-pe', 'gato@ejemplo.com', PASSWORD_MESSAGES.guessable],
    ['gato-gato-pe', 'GATO@ejemplo.com', PASSWORD_MESSAGES.guessable],
    // A name of three characters is not part of the password; one of two is too short to be taken out.
    ['ana-ana-anap', 'ana@ejemplo.com', PASSWORD_MESSAGES.guessable],
    ['an-an-an-pico', 'an@ejemplo.com', null],
    ['jefa@ejemplo.com', 'jefa@ejemplo.com', PASSWORD_MESSAGES.guessable],
    ['jefa jefa@ejemplo.com', 'Jefa@ejemplo.com', PASSWORD_MESSAGES.guessable],
    ['ejemplo.com jefa', 'jefa@ejemplo.com', PASSWORD_MESSAGES.guessable],
  ])('%j of %s: %s', (password, email, fault) => {
    expect(passwordFault(password, email)).toBe(fault);
  });
});
