import { useState } from 'react';
import {
  createInquiries,
  type AskedHomeWire,
  type SeveralInquiriesRequest,
} from '#common/inquiries/inquiry-calls.js';
import { defaultInquiry } from '#common/inquiries/inquiry-form.js';
import { stayOfTexts } from '#common/inquiries/inquiry-stay.js';
import { severalFaults } from '#common/inquiries/several-inquiries.js';
import { SEVERAL_MESSAGES } from '#common/inquiries/several-inquiries-messages.js';
import { PETS_SLUG } from '#common/listings/amenities/amenities.js';
import { emptyFilters, type SearchFilters } from '#common/search/query/search-filters.js';
import { questionWords } from '#common/search/query/search-words.js';
import { today } from '../../app/today.js';
import { useSeason } from '../../app/use-season.js';
import { postWithProof } from '../forms/post-with-proof.js';
import { pageAge } from '../forms/trap-field.js';
import { rememberedPerson, rememberPerson } from './remembered-person.js';
import {
  failure,
  stayOfSearch,
  type InquiryField,
  type InquiryFields,
  type InquiryState,
} from './use-inquiry.js';

interface SeveralState extends Pick<InquiryState, 'errors' | 'problem'> {
  isSending: boolean;
  /** What became of each home, by its id. */
  asked: ReadonlyMap<number, AskedHomeWire>;
}

const NONE: SeveralState['asked'] = new Map();
const AT_REST: SeveralState = { errors: {}, problem: '', isSending: false, asked: NONE };

/** The form of one question to several homes: fields, validation, and sending to those that have not got it. */
export function useSeveralInquiries(searched: SearchFilters) {
  const season = useSeason();
  const [own, setOwn] = useState<Omit<InquiryFields, 'mensaje'>>(() => ({
    ...rememberedPerson(),
    casillero: '',
    copia: '',
    ...stayOfSearch(searched, season),
  }));
  // The default text, until the visitor edits it.
  const [written, setWritten] = useState<string>();
  const [state, setState] = useState<SeveralState>(AT_REST);
  const question = questionOf(own);
  const fields: InquiryFields = {
    ...own,
    mensaje: written ?? defaultInquiry('email', { wanted: questionWords(question) }),
  };

  const set = (field: InquiryField, value: string): void => {
    if (field === 'mensaje') setWritten(value);
    else setOwn((latest) => ({ ...latest, [field]: value }));
    setState(({ asked, errors, ...latest }) => ({
      ...latest,
      errors: { ...errors, [field]: [] },
      // For other dates all can be asked again.
      asked: field === 'llegada' || field === 'salida' ? NONE : asked,
    }));
  };
  /**
   * Sends the question to the homes.
   * @returns the names of invalid fields, if it was not sent
   */
  const send = (inmuebleIds: readonly number[]): InquiryField[] => {
    const form = toRequest(fields);
    const errors = severalFaults(form, today());
    const faulty = Object.keys(errors) as InquiryField[];
    if (faulty.length > 0 || inmuebleIds.length === 0) {
      setState(({ asked }) => ({
        ...AT_REST,
        asked,
        errors,
        problem: faulty.length > 0 ? '' : SEVERAL_MESSAGES.noneChosen,
      }));
      return faulty;
    }
    setState(({ asked }) => ({ ...AT_REST, asked, isSending: true }));
    void postWithProof(createInquiries, { ...form, inmuebleIds: [...inmuebleIds] }).then(
      ({ consultas }) => {
        rememberPerson(fields);
        setState(({ asked }) => ({
          ...AT_REST,
          asked: new Map([...asked, ...consultas.map((home) => [home.inmuebleId, home] as const)]),
          problem: consultas.some(({ estado }) => estado === 'no-enviada') ? SEVERAL_MESSAGES.someLeft : '',
        }));
      },
      (error: unknown) => setState(({ asked }) => ({ ...AT_REST, asked, ...failure(error) })),
    );
    return [];
  };
  return { fields, question, state, set, send };
}

/** When and with whom, as a search. */
function questionOf({ llegada, salida, personas, mascotas }: Omit<InquiryFields, 'mensaje'>): SearchFilters {
  return {
    ...emptyFilters(),
    arrival: llegada || null,
    departure: salida || null,
    people: personas ? [`${Number(personas)}`] : [],
    amenities: mascotas === 'si' ? [PETS_SLUG] : [],
  };
}

function toRequest(fields: InquiryFields): Omit<SeveralInquiriesRequest, 'inmuebleIds'> {
  const { nombreCompleto, telefono, email, mensaje, casillero } = fields;
  return {
    nombreCompleto: nombreCompleto.trim(),
    mensaje: mensaje.trim(),
    telefono: telefono.trim() || null,
    email: email.trim(),
    casillero,
    tiempo: pageAge(),
    ...stayOfTexts(fields),
  };
}
