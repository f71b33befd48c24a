import { isEmail, maskEmail, mailboxOf } from './email.js';

describe('e-mail addresses', () => {
  it.each(['a@b.co', 'juan.perez+alquiler@gmail.com', 'ñandú@correo.com.ar'])('accepts %p', (text) => {
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
    `${'a'.repeat(250)}@b.co`,
    'a@-b.co',
  ])('refuses %p', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('is public only in a form that no harvester can use', () => {
    expect(maskEmail('juan@gmail.com')).toBe('j•••@gmail.com');
    expect(maskEmail('')).toBe('');
  });
});

describe('the mailbox behind an address', () => {
  it.each([
    ['Ana@Ejemplo.com', 'ana@ejemplo.com'],
    ['ana+17@ejemplo.com', 'ana@ejemplo.com'],
    ['a.n.a+x+y@Gmail.com', 'ana@gmail.com'],
    ['ana.ruiz@ejemplo.com', 'ana.ruiz@ejemplo.com'],
    [' Ana.Ruiz@googlemail.com ', 'anaruiz@gmail.com'],
  ])('of %s is %s', (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
