import { isOtherScreen } from './is-other-screen.js';

const at = (address: string) => new URL(address, 'https://costa.example');

it.each([
  ['/publicar-aviso', '/tarifas', true],
  ['/publicar-aviso', '/publicar-aviso', false],
  ['/publicar-aviso#alqfotdest', '/publicar-aviso', false],
  // The link 'Publicar aviso' beside a notice that is being corrected, and 'Mi aviso' beside changes that are not sent.
  ['/publicar-aviso#7.1764500000.firma', '/publicar-aviso', true],
  ['/mi-aviso?abrir=calendarios#7.1764500000.firma', '/mi-aviso', true],
  ['/mi-aviso#7.1764500000.firma', '/mi-aviso#8.1764500000.otra', true],
  ['/mi-aviso#7.1764500000.firma', '/mi-aviso#7.1764500000.firma', false],
])('leaving %s for %s asks: %s', (from, to, asks) => {
  expect(isOtherScreen(at(to), at(from))).toBe(asks);
});
