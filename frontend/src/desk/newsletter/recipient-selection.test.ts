import type { RecipientWire } from '#common/newsletter/mailing-shapes.js';
import { choose, EVERYBODY, isChosen, NOBODY, selectionAfterSegment, sizeOf } from './recipient-selection.js';

const person = (idContactos: number): RecipientWire => ({
  idContactos,
  nombre: '',
  apellido: '',
  email: '',
  omitido: null,
  pedido: null,
});

describe('the recipients of a newsletter', () => {
  it('start empty, and are counted when added and removed', () => {
    const two = choose(choose(NOBODY, person(1), true), person(2), true);
    expect([sizeOf(two, 10), isChosen(two, person(1)), isChosen(two, person(3))]).toEqual([2, true, false]);
    expect(sizeOf(choose(two, person(1), false), 10)).toBe(1);
  });

  it('can be everybody except some, including pages that were not opened', () => {
    const most = choose(EVERYBODY, person(4), false);
    expect([sizeOf(most, 10), isChosen(most, person(4)), isChosen(most, person(999))]).toEqual([
      9,
      false,
      true,
    ]);
    expect(sizeOf(choose(most, person(4), true), 10)).toBe(10);
  });

  it('are those of the segment once one is chosen, unless people were chosen one by one', () => {
    const two = choose(NOBODY, person(1), true);
    const most = choose(EVERYBODY, person(4), false);
    expect([NOBODY, most, two].map((selection) => selectionAfterSegment(selection, true))).toEqual([
      EVERYBODY,
      EVERYBODY,
      two,
    ]);
    expect([most, two].map((selection) => selectionAfterSegment(selection, false))).toEqual([NOBODY, two]);
  });
});
