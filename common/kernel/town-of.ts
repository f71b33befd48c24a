import { TOWNS } from './places.js';
import { slug } from './text.js';

/** Spaces do not matter, and 'Mar del Sud' is the other name of Mar del Sur, also in sentences (`vocabulary.ts`). */
const key = (text: string) => slug(text).replaceAll('-', '').replace(/sud$/, 'sur');

/** The town of a form that a text names. */
export const townOf = (text: string) => TOWNS.find((town) => key(town) === key(text));
