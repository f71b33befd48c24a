import { OWNER_LINK_NOTE, ownerLinkNote } from './owner-access-messages.js';
import { ownerLinksMailWords } from './owner-links-mail-messages.js';

describe('a mail with links of an owner', () => {
  it.each([
    [1, 'Administrá tu aviso', 'Con este enlace podés'],
    [2, 'Administrá tus avisos', 'Cada enlace es para un aviso:'],
  ])('with %i explains what they are for', (notices, heading, lead) => {
    const words = ownerLinksMailWords(notices);
    expect(words.heading).toBe(heading);
    expect(words.lead).toContain(lead);
  });

  it.each([
    [1, undefined, OWNER_LINK_NOTE],
    [1, '2026-12-15', 'El enlace es solo para vos y sirve hasta el 15/12/2026. Después pedí otro '],
    [2, undefined, 'Los enlaces son solo para vos y sirven por 7 días. Después pedí otros'],
    [2, '2026-12-15', 'Los enlaces son solo para vos y sirven hasta el 15/12/2026. Después pedí otros '],
  ])('with %i until %s says how long they work', (links, lastDay, note) => {
    expect(ownerLinkNote(links, lastDay)).toContain(note);
  });
});
