import type { Dispatch, SetStateAction } from 'react';
import {
  createInquiries,
  type AskedHomeWire,
  type SeveralInquiriesRequest,
} from '#common/inquiries/inquiry-calls.js';
import { defaultInquiry } from '#common/inquiries/inquiry-form.js';
import { stayOfTexts } from '#common/inquiries/inquiry-stay.js';
import { severalFaults } from '#common/inquiries/several-inquiries.js';
import { SEVERAL_MESSAGES } from '#common/inquiries/several-inquiries-messages.js';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import { PETS_SLUG } from '#common/listings/amenities/amenities.js';
import { emptyFilters, type SearchFilters } from '#common/search/query/search-filters.js';
import { today } from '../../app/today.js';
import { postWithProof } from '../forms/post-with-proof.js';
import { pageAge } from '../forms/trap-field.js';
import { failure, type InquiryState } from './use-inquiry.js';
import { rememberPerson } from './remembered-person.js';
import { useUnsent, type InquiryField, type InquiryFields } from './use-unsent.js';

export interface SeveralState extends Pick<InquiryState, 'errors' | 'problem'> {
  isSending: boolean;
  /** What became of each home, by its id. */
  asked: ReadonlyMap<number, AskedHomeWire>;
}

export type Sending = [state: SeveralState, setState: Dispatch<SetStateAction<SeveralState>>];

const NONE: SeveralState['asked'] = new Map();
export const AT_REST: SeveralState = { errors: {}, problem: '', isSending: false, asked: NONE };

/**
 * The form of one question to several homes: fields, validation, and sending to those that have not got it.
 * @param searched the visitor's search
 * @param sending what became of it, which outlives the dialog
 */
export function useSeveralInquiries(searched: SearchFilters, [state, setState]: Sending) {
  const { fields, put, forgetUnsent } = useUnsent('varios', searched, (wanted) =>
    defaultInquiry('email', { wanted }),
  );

  const set = (field: InquiryField, value: string): void => {
    put(field, value);
    setState(({ asked, errors, ...latest }) => ({
      ...latest,
      errors: { ...errors, [field]: [] },
      // For other dates all can be asked again.
      asked: field === 'llegada' || field === 'salida' ? NONE : asked,
    }));
  };
  /**
   * Sends the question to the homes.
   * @param onFaults gets those that the form or the server has found
   */
  const send = (inmuebleIds: readonly number[], onFaults: (errors: FieldErrors) => void): void => {
    const form = toRequest(fields);
    const errors = severalFaults(form, today());
    const isFaulty = Object.keys(errors).length > 0;
    if (isFaulty || inmuebleIds.length === 0) {
      setState(({ asked }) => ({
        ...AT_REST,
        asked,
        errors,
        problem: isFaulty ? '' : SEVERAL_MESSAGES.noneChosen,
      }));
      return onFaults(errors);
    }
    setState(({ asked }) => ({ ...AT_REST, asked, isSending: true }));
    void postWithProof(createInquiries, { ...form, inmuebleIds: [...inmuebleIds] }).then(
      ({ consultas }) => {
        const someLeft = consultas.some(({ estado }) => estado === 'no-enviada');
        rememberPerson(fields);
        if (!someLeft) forgetUnsent();
        setState(({ asked }) => ({
          ...AT_REST,
          asked: new Map([...asked, ...consultas.map((home) => [home.inmuebleId, home] as const)]),
          problem: someLeft ? SEVERAL_MESSAGES.someLeft : '',
        }));
      },
      (error: unknown) => {
        const refused = failure(error);
        setState(({ asked }) => ({ ...AT_REST, asked, ...refused }));
        onFaults(refused.errors);
      },
    );
  };
  return { fields, question: searchOf(fields), state, set, send };
}

/** When and with whom, as a search. */
function searchOf({ llegada, salida, personas, mascotas }: InquiryFields): SearchFilters {
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
