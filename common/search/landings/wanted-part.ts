import type { FractionId, PeriodId } from '../../pricing/periods.js';
import { seasonWords } from '../query/search-words.js';
import { counted, numberText } from '../../kernel/text.js';

/** The part of the season for which visitors searched most for homes like one. */
export interface WantedPart {
  periodo: PeriodId;
  /** Null for any part of the period. */
  fraccion: FractionId | null;
  busquedas: number;
  /** Searches that found nothing free. */
  sinResultado: number;
  /** Days that were counted. */
  dias: number;
}

/** `En los últimos 30 días hubo 37 búsquedas para la 1.ª quincena de enero en las que entra tu aviso: 12 no encontraron nada libre.` */
export function wantedPartText({ periodo, fraccion, busquedas, sinResultado, dias }: WantedPart): string {
  const searches = counted(busquedas, 'búsqueda');
  return `En los últimos ${dias} días hubo ${searches} para ${seasonWords(periodo, fraccion)} en las que entra tu aviso${unmetText(sinResultado)}.`;
}

function unmetText(searches: number): string {
  if (searches === 0) return '';
  return `: ${numberText(searches)} ${searches === 1 ? 'no encontró' : 'no encontraron'} nada libre`;
}
