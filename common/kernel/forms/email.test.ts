import { LENGTHS } from '../limits.js';
import { isEmail, maskEmail, mailboxOf, normaliseEmail, plainEmail } from './email.js';

describe('e-mail addresses', () => {
  it.each([
    'a@b.co',
    'juan.perez+alquiler@gmail.com',
    "o'higgins@ejemplo.com",
    "d'a!#$%&*+-/=?^_`{|}~@ejemplo.com",
    'avisos@ñandú.com.ar',
    ' \u200Bjuan@\u2060ejem\u00ADplo.com\uFEFF ',
    `${'a'.repeat(64)}@b.co`,
    `a@${'b'.repeat(63)}.co`,
    'a@b1-c.4d.co',
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
    `a@${'b.'.repeat(LENGTHS.email / 2)}co`,
    `${'a'.repeat(65)}@b.co`,
    `a@${'b'.repeat(64)}.co`,
    'josé@b.co',
    'ñandú@correo.com.ar',
    'а@b.co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    '\u200B@b.co',
    'a@\u200B.co',
    'a@-b.co',
    'a@b-.co',
    'a@b.c_o',
    'a@b..co',
    ...[...'<>,;:"()[]\\\t'].map((character) => `a${character}@b.co`),
  ])('refuses %p', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('is public only in a form that no harvester can use', () => {
    expect(maskEmail('juan@gmail.com')).toBe('j•••@gmail.com');
    expect(['', '@gmail.com', 'juan@'].map(maskEmail)).toEqual(['', '', '']);
  });

  it.each([
    '\u200Bjuan@ejemplo.com',
    'ju\u00ADan@ejemplo.com',
    'juan\u2060@ejemplo.com',
    'juan@ejemplo.com\uFE0F',
    '\u202Ajuan@ejemplo.com\u202C',
    '\u00A0juan@ejemplo.com\u3164',
  ])('%j is stored and compared without what nobody sees', (text) => {
    expect([plainEmail(text), normaliseEmail(text), mailboxOf(text)]).toEqual(
      Array(3).fill('juan@ejemplo.com'),
    );
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
    ['+17@ejemplo.com', '+17@ejemplo.com'],
    ['+a.b@gmail.com', '+ab@gmail.com'],
    ['ana', 'ana@'],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
