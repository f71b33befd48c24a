import { STAY_MESSAGES } from '#common/pricing/stays/stay-messages.js';
import { type Purchase, nightsOfStay } from '#common/pricing/stays/stay.js';
import { formatDay } from '#common/kernel/time/days.js';
import { purchasesInWords, wholeUnitsNote } from '#common/pricing/stays/stay-words.js';
import { fraction, period } from '#common/pricing/periods.js';
import type { StayWire } from '#common/pricing/stays/stay-shapes.js';
import type { QuotedStay } from '../../listings/rows/public.js';

/** The quote of a stay (docs/search.md, Quotes): total, parts, and the reason if there is none. */
export function presentStay({ stay, people, quote }: QuotedStay): StayWire {
  const nights = nightsOfStay(stay);
  const nothing = { noches: nights, total: null, moneda: null, porNoche: null, porPersona: null, tramos: [] };
  switch (quote.kind) {
    case 'taken':
      return { ...nothing, disponible: false, motivo: STAY_MESSAGES.taken, detalle: '' };
    case 'not-offered':
      return { ...nothing, disponible: false, motivo: STAY_MESSAGES.notOffered, detalle: '' };
    case 'consult':
      return { ...nothing, disponible: true, motivo: STAY_MESSAGES.consult, detalle: '' };
    case 'priced':
      return {
        noches: nights,
        total: quote.total,
        moneda: quote.currency,
        porNoche: Math.round(quote.total / nights),
        porPersona: people ? Math.round(quote.total / people) : null,
        disponible: true,
        tramos: quote.purchases.map(presentPurchase),
        motivo: wholeUnitsNote(quote.purchases, stay),
        detalle: purchasesInWords(quote.purchases),
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
