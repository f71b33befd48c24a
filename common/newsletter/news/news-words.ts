import { OPERATIONS, type Operation } from '../../kernel/operations.js';
import { TOWNS_IN_WORDS } from '../../kernel/places.js';
import { listed } from '../../kernel/text.js';

interface Wish {
  towns: readonly string[];
  operation: Operation | null;
}

/** What news a subscriber wants, in words: `alquileres en Miramar y Mar del Sur`. No town is all towns, null is both operations. */
export function newsWords({ towns, operation }: Wish): string {
  const what = operation ? OPERATIONS[operation].plural.toLowerCase() : 'alquileres y ventas';
  const where = towns.length > 0 ? listed(towns) : TOWNS_IN_WORDS;
  return `${what} en ${where}`;
}
