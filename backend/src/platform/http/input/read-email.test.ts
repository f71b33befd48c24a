import { domainToASCII } from 'node:url';
import { readEmail } from './read-email.js';

describe('an address that was received', () => {
  it.each([
    'w@ñu.com.ar',
    'w@n\u0303u.com.ar',
    'w@ÑU.com.ar',
    `w@${domainToASCII('ñu.com.ar')}`,
    `w@${domainToASCII('ñu.com.ar').toUpperCase()}`,
    ' w@ñ\u00ADu.com.ar\u200B ',
  ])('%j is read as the one it stands for', (text) => {
    expect(readEmail(text)).toBe('w@ñu.com.ar');
    expect(readEmail(readEmail(text))).toBe('w@ñu.com.ar');
  });

  it.each([
    'Ana.Ruiz+casa@Gmail.com',
    'ana@1.2',
    'ana@xn--a.com.ar',
    'ñandú@correo.com.ar',
    'ana@ñu',
    'ana@ñu.com/x',
    'ana@-ñ.com',
    'ñ',
    '',
  ])('%j is left as it is', (text) => {
    expect(readEmail(text)).toBe(text);
  });
});
