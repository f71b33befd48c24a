import { counted } from '../../kernel/text.js';

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
  tooShort: (nights: number) => `El mínimo para esas fechas es de ${counted(nights, 'noche')}.`,
  tooSmall: (people: number) => `El aviso es para hasta ${counted(people, 'persona')}.`,
  shorterThan: (nights: number) => `El mínimo es de ${counted(nights, 'noche')}.`,
} as const;
