import { QUOTE_MESSAGES } from '#common/pricing/stays/stay-messages.js';
import { nightsOfStay, type Purchase, type Stay } from '#common/pricing/stays/stay.js';
import { formatDay, partsOfDay, type Day } from '#common/kernel/time/days.js';
import { chargeLabel, purchasesInWords, wholeUnitsNote } from '#common/pricing/stays/stay-words.js';
import { fraction, period } from '#common/pricing/periods.js';
import { stayUnit } from '#common/listings/stay-unit.js';
import type { StayWire } from '#common/pricing/stays/stay-shapes.js';
import type { QuotedStay } from '../../listings/rows/public.js';

const UNPRICED = {
  total: null,
  moneda: null,
  cargos: [],
  totalConCargos: null,
  deposito: null,
  monedaDeposito: null,
  porNoche: null,
  porPersona: null,
  tramos: [],
};

/** What a home says of its guests. */
interface Home {
  propertyType: number;
  /** Capacity; null if the notice does not state it. */
  people: number | null;
}

/** The quote of a stay (docs/search.md, Quotes): total, parts, and the reason if there is none. */
export function presentStay({ stay, people, quote, isChosen }: QuotedStay, home: Home): StayWire {
  const unit = stayUnit(home.propertyType);
  const isTooSmall = home.people !== null && (people ?? 0) > home.people;
  const nights = nightsOfStay(stay);
  const isHad = quote.kind === 'priced' || quote.kind === 'consult';
  const dates = {
    unidad: unit,
    noches: nights,
    llegada: formatDay(stay.arrival),
    salida: formatDay(stay.departure),
    fechas: isChosen && isHad ? datesInWords(stay) : '',
  };
  const nothing = { ...UNPRICED, ...dates };
  switch (quote.kind) {
    case 'taken':
      return {
        ...nothing,
        disponible: false,
        motivo: isChosen ? QUOTE_MESSAGES.noneFree : QUOTE_MESSAGES.taken,
        detalle: '',
      };
    case 'not-offered':
      return { ...nothing, disponible: false, motivo: QUOTE_MESSAGES.notOffered, detalle: '' };
    case 'too-short':
      return {
        ...nothing,
        disponible: false,
        motivo: QUOTE_MESSAGES[isChosen ? 'shorterThan' : 'tooShort'](quote.minimum, unit),
        detalle: '',
      };
    case 'consult':
      return { ...nothing, disponible: true, motivo: QUOTE_MESSAGES.consult, detalle: '' };
    case 'priced':
      return {
        ...dates,
        total: quote.total - quote.charges.reduce((sum, { amount }) => sum + amount, 0),
        moneda: quote.currency,
        cargos: quote.charges.map(({ kind, amount }) => ({ nombre: chargeLabel(kind), monto: amount })),
        totalConCargos: quote.total,
        deposito: quote.deposit?.amount ?? null,
        monedaDeposito: quote.deposit?.currency ?? null,
        porNoche: Math.round(quote.total / nights),
        porPersona: people && !isTooSmall ? Math.round(quote.total / people) : null,
        disponible: true,
        tramos: quote.purchases.map(presentPurchase),
        motivo: [
          wholeUnitsNote(quote.purchases, stay, unit),
          isTooSmall && QUOTE_MESSAGES.tooSmall(home.people!),
        ]
          .filter(Boolean)
          .join(' '),
        detalle: purchasesInWords(quote.purchases, unit),
      };
  }
}

function presentPurchase(purchase: Purchase): StayWire['tramos'][number] {
  return {
    periodo: period(purchase.period).name,
    fraccion: fraction(purchase.fraction).name,
    desde: formatDay(purchase.first),
    hasta: formatDay(purchase.last),
    monto: purchase.amount,
  };
}

const LONG_DATE = new Intl.DateTimeFormat('es-AR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Del viernes 5 al martes 9 de febrero de 2027`. */
function datesInWords({ arrival, departure }: Stay): string {
  const [from, to] = [partsOfDay(arrival), partsOfDay(departure)];
  const told = from.year !== to.year ? /$/ : from.month === to.month ? / de .*/ : / de \d+$/;
  return `Del ${longDate(arrival).replace(told, '')} al ${longDate(departure)}`;
}

/** `sábado 9 de enero de 2027`. */
function longDate(day: Day): string {
  return LONG_DATE.format(day * 86_400_000).replace(',', '');
}
