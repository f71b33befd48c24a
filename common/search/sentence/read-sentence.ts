import { freeWords } from '../../kernel/free-words.js';
import { OPERATIONS, type Operation } from '../../kernel/operations.js';
import type { CountChoice } from '../../listings/attributes/count-choice.js';
import { excerpt, fold, oneLine } from '../../kernel/text.js';
import { partsOfDay, parseDay } from '../../kernel/time/days.js';
import { amenityPlace } from '../../listings/amenities/amenities.js';
import type { ListingCode } from '../../listings/listing-code.js';
import type { PropertyTypeId } from '../../listings/property-types.js';
import { monthOfPeriod, monthPeriodOf } from '../../pricing/season/season-calendar.js';
import { WHOLE_PERIOD } from '../../pricing/periods.js';
import { ALL_FILTERS } from '../filters/all-filters.js';
import {
  emptyFilters,
  normaliseFilters,
  SORT_OPTIONS,
  type SearchFilters,
  type SortOrder,
} from '../query/search-filters.js';
import { fits } from '../filters/open-stay-fault.js';
import { MOST_WORDS } from '../filters/words.js';
import { adaptSizes } from './adapt-sizes.js';
import { amenityRules } from './amenity-rules.js';
import { KIND_RULES, PEOPLE_RULES, PLACE_RULES, SIZE_RULES, zoneRules } from './home-rules.js';
import { codeAmongWords } from './code-among-words.js';
import { FILLERS, GREETINGS, MEASURING, negations, UNANSWERED } from './left-over.js';
import { PRICE_RULES } from './price-rules.js';
import { unitsOfPrice } from './price-unit.js';
import {
  FILLER,
  filter,
  LONGEST_SENTENCE,
  MISSED,
  type Meaning,
  type Rule,
  type SentenceContext,
} from './rule.js';
import { isSaleInDollars, tellingSale } from './sales.js';
import { tokensOf, type Token } from './tokens.js';
import { WHEN_RULES } from './when-rules.js';

/** A part of a sentence that became a filter. */
export interface UnderstoodPart {
  text: string;
  /** Parameter of the search: `ciudades`, `precioHasta`. */
  filter: string;
  /** Its chip: `Hasta ARS$ 2.000.000`. */
  value: string;
}

/** A sentence as a search. */
export interface SentenceReading {
  filters: SearchFilters;
  /** Set if the sentence names a notice. */
  code: ListingCode | null;
  sort: SortOrder | null;
  understood: UnderstoodPart[];
  /** What no filter and no word of a search expresses, in the visitor's words. */
  notUnderstood: string[];
}

/** Words of the sentence with their meaning. */
interface Part {
  text: string;
  from: number;
  meaning: Meaning;
}

/**
 * Reads a sentence as a search: 'casa 3 dormitorios con pileta en miramar para 6, hasta 2 millones'. Each rule takes the words that it
 * understands; words that none takes are searched for in the notices.
 */
export function readSentence(sentence: string, context: SentenceContext): SentenceReading {
  const code = codeAmongWords(sentence.slice(0, LONGEST_SENTENCE));
  if (code) return { filters: emptyFilters(), code, sort: null, understood: [], notUnderstood: [] };
  const { parts, rest } = partsOf(sentence, context);
  const read = together(withConsequences(parts, context), context);
  const cut = oneLine(rest);
  return cut ? { ...read, notUnderstood: [...read.notUnderstood, excerpt(cut, 40)] } : read;
}

function partsOf(sentence: string, context: SentenceContext): { parts: Part[]; rest: string } {
  const { tokens, rest } = tokensOf(sentence);
  const line = new TokenLine(sentence, tokens);
  const rules = [
    ...GREETINGS,
    ...negations(context),
    ...PLACE_RULES,
    ...zoneRules(context),
    ...WHEN_RULES,
    ...SIZE_RULES,
    ...KIND_RULES,
    ...amenityRules(context),
    ...PRICE_RULES,
    ...PEOPLE_RULES,
    ...UNANSWERED,
  ];
  const parts = rules.flatMap((one) => line.take(one, context));
  return { parts: [...parts, ...line.leftOver()].toSorted((one, other) => one.from - other.from), rest };
}

/** The usual words of a sentence; what a rule has taken is blanked. */
class TokenLine {
  private line: string;
  /** Where each token begins in the line. */
  private readonly starts: number[] = [];

  constructor(
    private readonly sentence: string,
    private readonly tokens: readonly Token[],
  ) {
    let at = 0;
    for (const { word } of tokens) {
      this.starts.push(at);
      at += word.length + 1;
    }
    this.line = tokens.map(({ word }) => word).join(' ');
  }

  take({ pattern, read }: Rule, context: SentenceContext): Part[] {
    const parts: Part[] = [];
    for (const match of this.line.matchAll(pattern)) {
      const meaning = match[0] === '' ? undefined : read(match, context);
      if (!meaning) continue;
      const end = match.index + match[0].length;
      const taken = this.tokens.filter((_, at) => this.starts[at]! >= match.index && this.starts[at]! < end);
      parts.push(this.part(taken, meaning));
      this.line = this.line.slice(0, match.index) + '|'.repeat(match[0].length) + this.line.slice(end);
    }
    return parts;
  }

  /** Words that no rule has taken: numbers and measures are not understood, others are searched for. */
  leftOver(): Part[] {
    const parts: Part[] = [];
    this.tokens.forEach((token, at) => {
      if (this.line[this.starts[at]!] === '|' || token.word === ',') return;
      const isNumber = !/^[a-z]+$/.test(token.word) || !/^[a-z]+$/.test(token.folded);
      const words = freeWords(token.folded);
      const isFiller = !isNumber && FILLERS.has(token.folded);
      if (isFiller) return;
      if (isNumber || MEASURING.has(token.word)) parts.push(this.part([token], MISSED));
      else if (words.length > 0) parts.push(this.part([token], { kind: 'words', words }));
    });
    return parts;
  }

  private part(taken: readonly Token[], meaning: Meaning): Part {
    const [from, to] = [taken[0]!.from, taken.at(-1)!.to];
    return { text: oneLine(this.sentence.slice(from, to)), from, meaning };
  }
}

/** The parts with what the whole sentence makes of them: flats state rooms, land is sold, a notice of a flat says a pool in its text. */
function withConsequences(parts: readonly Part[], context: SentenceContext): Part[] {
  const types = parts.flatMap(({ meaning }) =>
    meaning.kind === 'filter' ? (meaning.change.propertyTypes ?? []) : [],
  );
  const adapted = parts.map((part) => ({ ...part, meaning: adaptedMeaning(part, types) }));
  const telling = tellingSale(adapted, types);
  const implied = telling && { ...telling, meaning: filter({ operation: 'sale' }) };
  return (implied ? [implied, ...adapted] : adapted).map((part) => withYear(part, adapted, context));
}

function adaptedMeaning({ text, meaning }: Part, types: readonly PropertyTypeId[]): Meaning {
  if (meaning.kind !== 'filter') return meaning;
  const { bedrooms, rooms, amenities } = meaning.change;
  const isOffered = types.length === 0 || types.some((type) => amenityPlace(type, amenities?.[0] ?? '') >= 0);
  if (amenities && !isOffered) return { kind: 'words', words: freeWords(text) };
  if (!bedrooms && !rooms) return meaning;
  const change = adaptSizes(meaning.change, types);
  return change ? { kind: 'filter', change } : MISSED;
}

/** A year that is the next of the period asks for nothing more. */
function withYear(part: Part, parts: readonly Part[], { today, calendar }: SentenceContext): Part {
  const [, named, next] =
    /^(?:del? |el )?(?:(20\d\d)|(ano que viene|proximo ano))$/.exec(fold(part.text)) ?? [];
  const year = next ? partsOfDay(parseDay(today)!).year + 1 : Number(named);
  if (part.meaning.kind !== 'missed' || !year) return part;
  const period = parts
    .map(({ meaning }) => (meaning.kind === 'filter' ? meaning.change.period : null))
    .find(Boolean);
  const nights = period && calendar.nextNights({ period, fraction: WHOLE_PERIOD }, parseDay(today)!);
  const isNext = nights && partsOfDay(nights.last).year === year;
  return isNext ? { ...part, meaning: FILLER } : part;
}

/** The parts as one search. What contradicts an earlier part, or does not apply, is not understood. */
function together(parts: readonly Part[], names: SentenceContext): SentenceReading {
  const merged = emptyFilters(operationOf(parts));
  const refused = parts.filter(({ meaning }) => !merge(merged, meaning));
  if (merged.arrival) Object.assign(merged, { period: null, fraction: null, nights: null, month: null });
  // '3 noches … en enero': the month may stand elsewhere in the sentence.
  const month = merged.period && !merged.fraction ? monthOfPeriod(merged.period) : undefined;
  if (merged.nights && month) merged.month ??= month;
  if (merged.nights && !fits(merged.nights, merged.month)) merged.nights = null;
  const isOfMonth = !merged.period || monthOfPeriod(merged.period) !== undefined;
  if (merged.nights && !isOfMonth) Object.assign(merged, { nights: null, month: null });
  if (merged.nights) Object.assign(merged, { period: null, fraction: null });
  if (isSaleInDollars(merged)) merged.currency = 'USD';
  const filters = normaliseFilters(merged);
  const isUnderstood = (part: Part) => !refused.includes(part) && isKept(part.meaning, filters);
  const understood = parts.filter(isUnderstood);
  return {
    code: null,
    filters,
    sort:
      understood.map(({ meaning }) => (meaning.kind === 'order' ? meaning.sort : null)).find(Boolean) ?? null,
    understood: understood.flatMap((part) => understoodParts(part, filters, names)),
    notUnderstood: [...new Set(parts.filter((part) => !isUnderstood(part)).map(({ text }) => text))],
  };
}

function operationOf(parts: readonly Part[]): Operation {
  const named = parts.map(({ meaning }) =>
    meaning.kind === 'filter' ? meaning.change.operation : undefined,
  );
  return named.find(Boolean) ?? 'rental';
}

/** Adds a part to the search; false if it contradicts what the search has. */
function merge(filters: SearchFilters, meaning: Meaning): boolean {
  if (meaning.kind === 'words') {
    const words = new Set([...filters.words, ...freeWords(meaning.words.join(' '))]);
    if (words.size > MOST_WORDS) return false;
    filters.words = [...words];
  }
  if (meaning.kind !== 'filter') return true;
  const all = filters as unknown as Record<string, unknown>;
  const values = Object.entries(meaning.change).map(([field, value]): [string, unknown] => {
    const before = all[field];
    if (field === 'people') return [field, [mostOf([...filters.people, ...(value as CountChoice[])])]];
    return [field, Array.isArray(before) ? [...new Set([...before, ...(value as unknown[])])] : value];
  });
  const empty = emptyFilters() as unknown as Record<string, unknown>;
  const contradicts = values.some(([field, value]) => {
    const isFree = field === 'operation' ? false : isEqual(all[field], empty[field]);
    return !Array.isArray(value) && !isFree && !isEqual(all[field], value);
  });
  if (contradicts) return false;
  Object.assign(filters, Object.fromEntries(values));
  return true;
}

/** A home for the most people that a sentence names has room for fewer. */
const mostOf = (choices: readonly CountChoice[]): CountChoice =>
  choices.reduce((most, one) => (Number(one) > Number(most) ? one : most));

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether the search has what the part means. */
function isKept(meaning: Meaning, filters: SearchFilters): boolean {
  if (meaning.kind === 'missed') return false;
  if (meaning.kind === 'basis') return unitsOfPrice(filters).includes(meaning.unit);
  if (meaning.kind !== 'filter') return true;
  const { period } = meaning.change;
  // 'Enero, del 10 al 20': the dates say it already.
  if (period && filters.arrival) return monthPeriodOf(parseDay(filters.arrival)!) === period;
  if (period && filters.nights) return filters.month === monthOfPeriod(period);
  const all = filters as unknown as Record<string, unknown>;
  return Object.entries(meaning.change).every(([field, value]) => {
    const kept = all[field];
    return Array.isArray(kept)
      ? (value as unknown[]).every((one) => kept.includes(one))
      : isEqual(kept, value);
  });
}

/** The filters of a part with their chips. */
function understoodParts(
  { text, meaning }: Part,
  { operation, month, currency }: SearchFilters,
  names: SentenceContext,
): UnderstoodPart[] {
  if (meaning.kind === 'order') {
    const { label = '' } = SORT_OPTIONS.find(({ value }) => value === meaning.sort) ?? {};
    return [{ text, filter: 'orden', value: label }];
  }
  if (meaning.kind !== 'filter') return [];
  if (meaning.change.operation) return [{ text, filter: 'operacion', value: OPERATIONS[operation].label }];
  const { change } = meaning;
  const isPrice = (change.priceFrom ?? change.priceTo ?? null) !== null;
  const values = {
    ...emptyFilters(operation),
    ...change,
    // Month and currency may stand elsewhere in the sentence.
    ...(change.nights ? { month } : {}),
    ...(isPrice ? { currency } : {}),
  };
  return ALL_FILTERS.flatMap((one) => {
    const [[name] = []] = one.query.write(values);
    const labels = one.chips(values, names).map(({ label }) => label);
    return name === undefined ? [] : [{ text, filter: name.replace('[]', ''), value: labels.join(', ') }];
  });
}
