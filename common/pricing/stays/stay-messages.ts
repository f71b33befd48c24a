import { counted } from '../../kernel/text.js';
import type { StayUnit } from './stay-shapes.js';

/** Texts about the dates of a stay. */
export const STAY_MESSAGES = {
  invalidDate: 'Elegí una fecha válida.',
  past: 'Esas fechas ya pasaron. Elegí otras.',
  arrivalMissing: 'Elegí el día de llegada.',
  departureMissing: 'Elegí el día de salida.',
  departureBeforeArrival: 'La salida tiene que ser después de la llegada.',
  datesMissing: 'Elegí llegada y salida.',
  tooLong: (nights: number) => `Podés consultar hasta ${nights} noches.`,
  currencyFirst: 'Elegí la moneda: sin cotización del dólar no se comparan precios de las dos.',
} as const;

/** Why a quote has no total, or the home may not do. */
export const QUOTE_MESSAGES = {
  taken: 'Ya está alquilado en esas fechas.',
  noneFree: 'No tiene fechas libres para esa estadía.',
  notOffered: 'El dueño no publicó precio para todas esas noches.',
  consult: 'El precio de esas fechas se consulta con el dueño.',
  tooShort: (least: number, unit: StayUnit) => `El mínimo para esas fechas es de ${counted(least, unit)}.`,
  tooSmall: (people: number) => `El aviso es para hasta ${counted(people, 'persona')}.`,
  shorterThan: (least: number, unit: StayUnit) => `El mínimo es de ${counted(least, unit)}.`,
} as const;
