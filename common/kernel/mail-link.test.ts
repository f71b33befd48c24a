import { mailLink } from './mail-link.js';

describe('a link to write to somebody', () => {
  it.each([
    ['ana.ruiz+mar@ejemplo.com', 'mailto:ana.ruiz%2Bmar@ejemplo.com'],
    ['ana?cc=otro&body=hola@ejemplo.com', 'mailto:ana%3Fcc%3Dotro%26body%3Dhola@ejemplo.com'],
    ['a%0Abcc:b@ejemplo.com', 'mailto:a%250Abcc%3Ab@ejemplo.com'],
  ])('to %s is %s', (email, link) => {
    expect(mailLink(email)).toBe(link);
  });
});
