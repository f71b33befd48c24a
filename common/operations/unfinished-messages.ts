/** Texts of unfinished work. */
export const UNFINISHED_MESSAGES = {
  finished: 'Eso ya no está sin terminar.',
  retried: (works: number) => `✅ Se va a intentar otra vez con ${count(works, 'trabajo', 'trabajos')}.`,
  discarded: (works: number) =>
    works === 1
      ? '✅ Se descartó 1 trabajo.'
      : `✅ Se descartaron ${works.toLocaleString('es-AR')} trabajos.`,
} as const;

function count(number: number, one: string, many: string): string {
  return `${number.toLocaleString('es-AR')} ${number === 1 ? one : many}`;
}
