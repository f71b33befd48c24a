import { noteFaults, whatsappNote } from './note-form.js';

describe('an internal note', () => {
  it.each([
    ['', ['Escribí la nota.']],
    [' \n ', ['Escribí la nota.']],
    ['Prefiere que la llamen a la tarde.', undefined],
  ])('%j has the faults %j', (texto, faults) => {
    expect(noteFaults({ texto })['texto']).toEqual(faults);
  });

  it.each([
    [1_000, undefined],
    [1_001, ['Tiene que tener 1.000 caracteres como máximo.']],
  ])('of %i characters has the faults %j', (length, faults) => {
    expect(noteFaults({ texto: 'x'.repeat(length) })['texto']).toEqual(faults);
  });

  it.each([
    ['Hola Ana.\n¿Y las fotos?', 'WhatsApp: Hola Ana. ¿Y las fotos?'],
    ['x'.repeat(2_000), `WhatsApp: ${'x'.repeat(989)}…`],
  ])('of the message %j has no faults', (text, note) => {
    expect([whatsappNote(text), noteFaults({ texto: whatsappNote(text) })]).toEqual([note, {}]);
  });
});
