import { counted, numberText } from '../kernel/text.js';

/** Texts of unfinished work. */
export const UNFINISHED_MESSAGES = {
  finished: 'Eso ya no está sin terminar.',
  retried: (works: number) => `✅ Se va a intentar otra vez con ${counted(works, 'trabajo')}.`,
  discarded: (works: number) =>
    works === 1 ? '✅ Se descartó 1 trabajo.' : `✅ Se descartaron ${numberText(works)} trabajos.`,
} as const;
