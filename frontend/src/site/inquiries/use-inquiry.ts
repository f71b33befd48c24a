import { useEffect, useEffectEvent, useState } from 'react';
import { createInquiry, type InquiryRequest } from '#common/inquiries/inquiry-calls.js';
import { CONTACT_MESSAGES } from '#common/newsletter/support/contact-messages.js';
import { INQUIRY_MESSAGES } from '#common/inquiries/inquiry-messages.js';
import type { FieldErrors } from '#common/kernel/forms/field-errors.js';
import type { ListingSheetWire } from '#common/search/sheet/sheet-calls.js';
import { today } from '../../app/today.js';
import { defaultInquiry, inquiryFaults, whatsappText, type Channel } from '#common/inquiries/inquiry-form.js';
import { stayOfTexts } from '#common/inquiries/inquiry-stay.js';
import type { SearchFilters } from '#common/search/query/search-filters.js';
import { TIMINGS } from '#common/kernel/time/timings.js';
import { ApiError } from '../../app/api.js';
import { postWithProof } from '../forms/post-with-proof.js';
import { pageAge } from '../forms/trap-field.js';
import { whatsappLink } from '../../app/whatsapp-link.js';
import { rememberPerson } from './remembered-person.js';
import { useUnsent, type InquiryField, type InquiryFields } from './use-unsent.js';
import { openWaitingWindow, type WaitingWindow } from './waiting-window.js';

export interface InquiryState {
  phase: 'writing' | 'sending' | 'sent';
  errors: FieldErrors;
  /** Reason of the last failure, in the specification's words. */
  problem: string;
  /** WhatsApp URL to open manually if the browser blocked the window. */
  fallback: string;
  /** Reason why the mail to the owner is delayed; empty if it is not. */
  delay: string;
}

interface InquiryOptions {
  inmueble: ListingSheetWire;
  question: SearchFilters;
  channel: Channel;
  /** URL of the sheet, added to the message. */
  url: string;
  onClose: () => void;
}

const AT_REST: InquiryState = { phase: 'writing', errors: {}, problem: '', fallback: '', delay: '' };
const CLOSE_AFTER = { whatsapp: TIMINGS.whatsappClose, email: TIMINGS.emailClose } as const;

/** The contact-owner form: fields, validation, sending, and closing after success. */
export function useInquiry({ inmueble, question, channel, url, onClose }: InquiryOptions) {
  const listing = { code: inmueble.codigo, title: inmueble.title };
  const { fields, put, forgetUnsent } = useUnsent(listing.code, question, (wanted) =>
    defaultInquiry(channel, { listing, wanted }),
  );
  const [state, setState] = useState<InquiryState>(AT_REST);
  useClosing(state, channel, onClose);

  const set = (field: InquiryField, value: string): void => {
    put(field, value);
    setState((latest) => ({ ...latest, errors: { ...latest.errors, [field]: [] } }));
  };
  /**
   * Sends the inquiry.
   * @param onFaults gets those that the form or the server has found
   */
  const send = (onFaults: (errors: FieldErrors) => void): void => {
    const form: InquiryRequest = {
      ...toRequest(fields, channel, inmueble.idInmuebles),
      tiempo: pageAge(),
    };
    const errors = inquiryFaults(form, today());
    const unreachable = channel === 'whatsapp' && !inmueble.telefono;
    if (Object.keys(errors).length > 0 || unreachable) {
      setState({ ...AT_REST, errors, problem: unreachable ? INQUIRY_MESSAGES.noOwnerPhone : '' });
      return onFaults(errors);
    }
    // Browsers allow only windows that are opened directly by a press; the URL is set after the response.
    const waiting = channel === 'whatsapp' ? openWaitingWindow() : undefined;
    setState({ ...AT_REST, phase: 'sending' });
    void deliver(form).then(
      ({ delay, phone }) => {
        rememberPerson(fields);
        forgetUnsent();
        const link = whatsappLink(phone, whatsappText(form.mensaje, { code: listing.code, url }));
        setState({
          ...AT_REST,
          phase: 'sent',
          delay,
          fallback: channel === 'whatsapp' ? leadTo(waiting, link) : '',
        });
      },
      (error: unknown) => {
        waiting?.close();
        const refused = failure(error);
        setState({ ...AT_REST, ...refused });
        onFaults(refused.errors);
      },
    );
  };
  return { fields, state, set, send, forget: () => setState(AT_REST) };
}

/**
 * Closes the dialog after success, unless the visitor has something to do or read. Not a timer of the answer, which may arrive when the
 * dialog is closed and would close the next one.
 */
function useClosing({ phase, fallback, delay }: InquiryState, channel: Channel, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const after = phase === 'sent' && !fallback && !delay && CLOSE_AFTER[channel];
  useEffect(() => {
    if (!after) return;
    const timer = setTimeout(() => close(), after);
    return () => clearTimeout(timer);
  }, [after]);
}

function toRequest(fields: InquiryFields, channel: Channel, inmuebleId: number): InquiryRequest {
  const { nombreCompleto, telefono, email, mensaje, casillero, copia } = fields;
  return {
    nombreCompleto: nombreCompleto.trim(),
    mensaje: mensaje.trim(),
    inmuebleId,
    tipoConsulta: channel,
    telefono: telefono.trim() || null,
    email: channel === 'email' ? email.trim() : null,
    casillero,
    ...(channel === 'email' && { ...stayOfTexts(fields), copia: copia !== '' }),
  };
}

/**
 * Returns why its mail is delayed, if it is, and the owner's number for WhatsApp.
 * @throws MailError if the mail cannot be sent
 */
async function deliver(form: InquiryRequest): Promise<{ delay: string; phone: string }> {
  const answer = await postWithProof(createInquiry, form);
  const phone = answer.telefonoPropietario;
  if (form.tipoConsulta === 'whatsapp' || answer.emailEnviado) return { delay: '', phone };
  if (answer.emailEncolado)
    return { delay: INQUIRY_MESSAGES.emailFailed(answer.errorEmail || INQUIRY_MESSAGES.delayed), phone };
  throw new MailError(answer.errorEmail || INQUIRY_MESSAGES.tryAgain);
}

/** The inquiry is stored, but its mail to the owner could not be sent. */
class MailError extends Error {}

/** URL to open manually; empty if the window was opened. */
function leadTo(waiting: WaitingWindow | undefined, link: string): string {
  return waiting?.navigateTo(link) ? '' : link;
}

/** Why nothing was sent. */
export function failure(error: unknown): Pick<InquiryState, 'errors' | 'problem'> {
  if (error instanceof MailError) return { errors: {}, problem: INQUIRY_MESSAGES.emailFailed(error.message) };
  const { message = '', fieldErrors = {} } = error instanceof ApiError ? error : {};
  return {
    errors: fieldErrors,
    problem: INQUIRY_MESSAGES.failed(message || CONTACT_MESSAGES.unreachable),
  };
}
