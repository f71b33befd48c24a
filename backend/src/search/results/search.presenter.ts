import { SEARCH_MESSAGES } from '#common/search/query/search-messages.js';
import type { SentenceReading } from '#common/search/sentence/read-sentence.js';
import { LIMITS } from '#common/kernel/limits.js';
import type { FilterCountsAnswer, SearchAnswer } from '#common/search/query/search-calls.js';
import { pageFields } from '#platform/http/answers/list-page.js';
import type { SearchCounts } from './filter-counts.js';
import type { ResultOfRows } from './search-listings.js';
import { presentCard } from '../cards/card.presenter.js';

export function presentSearch({ cards, total, page, hasRate, reading }: ResultOfRows): SearchAnswer {
  return {
    success: true,
    message: total === 0 ? SEARCH_MESSAGES.nothingFound : '',
    inmuebles: cards.map(presentCard),
    ...pageFields(total, { page, pageSize: LIMITS.pageSize }),
    hayCotizacion: hasRate,
    ...(reading ? presentReading(reading) : {}),
  };
}

function presentReading({ understood, filters, notUnderstood }: SentenceReading) {
  return {
    entendido: understood.map(({ text, filter, value }) => ({ texto: text, filtro: filter, valor: value })),
    palabras: filters.words,
    noEntendido: notUnderstood,
  };
}

/** Number of results for each filter choice. */
export function presentCounts({ options, prices, without }: SearchCounts): FilterCountsAnswer {
  return {
    success: true,
    opciones: options,
    precios: prices && { desde: prices.from, hasta: prices.to, cantidades: prices.counts },
    ...(without ? { sinFiltro: without } : {}),
  };
}
