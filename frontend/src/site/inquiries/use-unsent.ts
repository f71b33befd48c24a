import { useState } from 'react';
import { eachStayField, type StayField } from '#common/inquiries/inquiry-stay.js';
import { changeFilters, type SearchFilters } from '#common/search/query/search-filters.js';
import { datesOfSearch } from '#common/search/query/season-stay.js';
import { questionWords } from '#common/search/query/search-words.js';
import type { SeasonDay } from '#common/pricing/season/taken-nights.js';
import { useSeason } from '../../app/use-season.js';
import { NOBODY, rememberedPerson, type Person } from './remembered-person.js';

/** Fields of the dialog. */
export interface InquiryFields extends Person, Record<StayField, string> {
  mensaje: string;
  casillero: string;
  /** `si`, or empty. */
  copia: string;
}

export type InquiryField = keyof InquiryFields;

/** What was written and not sent, so that a closed dialog loses nothing: the person for every dialog, the rest by what is asked. */
const UNSENT = new Map<string, Partial<InquiryFields>>();
const OF_PERSON = '';

/**
 * The fields of an inquiry; they outlive the dialog until they are sent.
 * @param to whom it is asked, such as the code of a notice
 * @param searched gives the dates and the people, until others are written
 * @param textFor the prepared message for a question in words, until the visitor edits it
 */
export function useUnsent(to: string, searched: SearchFilters, textFor: (wanted: string) => string) {
  const season = useSeason();
  const about = `${to} ${questionWords(searched)}`;
  const [own, setOwn] = useState(() => {
    const unsent = UNSENT.get(about);
    return {
      ...rememberedPerson(),
      ...stayOfSearch(searched, season),
      copia: '',
      ...UNSENT.get(OF_PERSON),
      ...unsent,
      // An emptied message begins anew.
      mensaje: unsent?.mensaje || undefined,
      casillero: '',
    };
  });
  const wanted = questionWords(wantedStay(own, searched, stayOfSearch(searched, season)));
  const fields: InquiryFields = { ...own, mensaje: own.mensaje ?? textFor(wanted) };
  const put = (field: InquiryField, value: string): void => {
    const place = field in NOBODY ? OF_PERSON : about;
    UNSENT.set(place, { ...UNSENT.get(place), [field]: value });
    setOwn((latest) => ({ ...latest, [field]: value }));
  };
  /** After sending; what was written while it was on its way is kept. */
  const forgetUnsent = (): void => {
    for (const place of [OF_PERSON, about]) {
      const left = Object.entries(UNSENT.get(place) ?? {}).filter(
        ([field, value]) => value !== fields[field as InquiryField],
      );
      UNSENT.set(place, Object.fromEntries(left));
    }
  };
  return { fields, put, forgetUnsent };
}

type Stay = Record<StayField, string>;

/** When and with whom, as a search: what the fields say where they differ from what the search says, so that its own words stay. */
export function wantedStay(own: Stay, searched: SearchFilters, given: Stay): SearchFilters {
  const { llegada, salida, personas } = own;
  const hasOwnDates = llegada !== given.llegada || salida !== given.salida;
  return changeFilters(searched, {
    ...(hasOwnDates && { arrival: llegada || null, departure: salida || null, period: null, nights: null }),
    ...(personas !== given.personas && { people: personas ? [`${Number(personas)}`] : [] }),
  });
}

/** The fields as far as the visitor's search gives them. */
export function stayOfSearch(question: SearchFilters, season: SeasonDay): Stay {
  const { arrival, departure } = datesOfSearch(question, season);
  const count = Number.parseInt(question.people[0] ?? '', 10);
  return {
    ...eachStayField(() => ''),
    llegada: arrival ?? '',
    salida: departure ?? '',
    personas: count > 0 ? String(count) : '',
  };
}
