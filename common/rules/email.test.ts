import { LENGTHS } from '../vocabulary/limits.js';
import { isEmail, maskEmail, mailboxOf, normaliseEmail } from './email.js';

describe('e-mail addresses', () => {
  it.each([
    'a@b.co',
    'juan.perez+alquiler@gmail.com',
    'ñandú@correo.com.ar',
    'a@b1-c.4d.co',
    `${'a'.repeat(LENGTHS.email - 5)}@b.co`,
  ])('accepts %p', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'a',
    '@b.co',
    'a@b',
    'a@b.',
    'a@.co',
    'a@@b.co',
    'a b@c.co',
    'a@b.co,c@d.co',
    'a@b.co\r\nBcc: x@y.co',
    '<a@b.co>',
    `${'a'.repeat(LENGTHS.email - 4)}@b.co`,
    'a@-b.co',
    'a@b-.co',
    'a@b.c_o',
    'a@b..co',
    ...[...'<>,;:"\'()[]\\\t'].map((character) => `a${character}@b.co`),
  ])('refuses %p', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('is public only in a form that no harvester can use', () => {
    expect(maskEmail('juan@gmail.com')).toBe('j•••@gmail.com');
    expect(['', '@gmail.com', 'juan@'].map(maskEmail)).toEqual(['', '', '']);
  });

  it('is compared without spaces around it and without capitals', () => {
    expect(normaliseEmail(' Juan@Gmail.com\n')).toBe('juan@gmail.com');
  });
});

describe('the mailbox behind an address', () => {
  it.each([
    ['Ana@Ejemplo.com', 'ana@ejemplo.com'],
    ['ana+17@ejemplo.com', 'ana@ejemplo.com'],
    ['a.n.a+x+y@Gmail.com', 'ana@gmail.com'],
    ['ana.ruiz@ejemplo.com', 'ana.ruiz@ejemplo.com'],
    [' Ana.Ruiz@googlemail.com ', 'anaruiz@gmail.com'],
    ['ana.ruiz@migmail.com', 'ana.ruiz@migmail.com'],
    ['+17@ejemplo.com', '@ejemplo.com'],
    ['ana', 'ana@'],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
