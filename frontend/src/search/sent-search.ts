import { LONGEST_SENTENCE } from '#common/search/sentence/rule.js';
import { QueryReader } from '#common/search/filters/query-reader.js';
import { townsFilter } from '#common/search/filters/towns.js';
import { TOWNS } from '#common/kernel/places.js';
import { emptyFilters, changeFilters } from '#common/search/query/search-filters.js';
import { unreadParameters } from '#common/search/query/search-path.js';
import { parseCode } from '#common/listings/listing-code.js';
import type { SiteSettings } from '#common/site/site-shapes.js';
import { SeasonCalendar } from '#common/pricing/season/season-calendar.js';
import type { SentenceContext } from '#common/search/sentence/rule.js';
import { readSentence } from '#common/search/sentence/read-sentence.js';
import { oneLine } from '#common/kernel/text.js';
import { changedByPanel, readFiltersLeniently } from '#common/search/query/sent-search.js';
import { searchOfSentence } from '#common/search/sentence/search-of-sentence.js';
import {
  EARLIER_SEARCH,
  readSearchAddress,
  readView,
  redirectTo,
  SENTENCE,
  toRecord,
  withParameter,
  writeSearchAddress,
  type SearchAddress,
} from './search-address.js';

const FIRST_PAGE = 1;

type SentenceNames = Omit<SentenceContext, 'calendar'> & Pick<SiteSettings, 'setNights'>;
type SentReading = { kind: 'redirect'; to: string; isTemporary: boolean } | { kind: 'code'; code: string };

/** The search of a query on the bare path, `?operacion=venta&ciudad=Miramar` or `?frase=casa+en+miramar`. */
export function readSent(query: URLSearchParams, names: SentenceNames): SentReading {
  const sentence = query.get(SENTENCE);
  return sentence === null ? readSentSearch(query) : readSentSentence(sentence, query, names);
}

/**
 * The search of a sentence, and of what else the query says. It keeps the sentence, so that the visitor can change it; what it means depends on
 * the day and the catalogue.
 */
function readSentSentence(
  sentence: string,
  query: URLSearchParams,
  { setNights = [], ...rest }: SentenceNames,
): SentReading {
  const context = { ...rest, calendar: new SeasonCalendar(setNights) };
  const reading = readSentence(sentence, context);
  const { code, notUnderstood } = reading;
  if (code) return { kind: 'code', code };
  const sent = toRecord(query);
  const asked = readFiltersLeniently(sent);
  const search = searchOfSentence(reading, { filters: asked, ...readView(query, asked.operation) }, sent);
  const address = writeSearchAddress({ ...search, page: FIRST_PAGE });
  const unread = [...notUnderstood, ...unreadParameters(sent)];
  const kept = oneLine(sentence).slice(0, LONGEST_SENTENCE);
  if (kept === '') return redirectTo(address, unread);
  return { ...redirectTo(withParameter(address, SENTENCE, kept), unread), isTemporary: true };
}

/** The notice of a code, or the canonical path of a query of filters. Invalid values are dropped, and named. */
function readSentSearch(query: URLSearchParams): SentReading {
  const typed = query.get('codigo')?.trim();
  const code = typed && parseCode(typed)?.code;
  if (code) return { kind: 'code', code };
  const sent = readFiltersLeniently(toRecord(query));
  const before = readEarlierSearch(query.get(EARLIER_SEARCH));
  const search = before
    ? { filters: changedByPanel(before.filters, sent), sort: before.sort, page: FIRST_PAGE }
    : { filters: changeFilters(emptyFilters(sent.operation), sent), ...readView(query, sent.operation) };
  const { towns } = townsFilter.query.read(new QueryReader(toRecord(query)));
  return redirectTo(writeSearchAddress(search), [
    ...(typed ? [typed] : []),
    ...towns.filter((town) => TOWNS.every((known) => known !== town)),
    ...unreadParameters(toRecord(query)),
  ]);
}

function readEarlierSearch(address: string | null): SearchAddress | undefined {
  const [pathname = '', query] = (address ?? '').split('?');
  const reading = readSearchAddress(pathname, new URLSearchParams(query));
  return reading.kind === 'search' ? reading.search : undefined;
}
