import { INQUIRY_MESSAGES as MESSAGES } from './inquiry-messages.js';
import type { InquiryRequest } from './inquiry-calls.js';
import type { FieldErrors } from '../kernel/forms/field-errors.js';
import { isEmail } from '../kernel/forms/email.js';
import { eachStayField, inquiryStayFaults, type InquiryStay } from './inquiry-stay.js';
import { isPhoneText } from '../kernel/forms/phone.js';

export type Channel = InquiryRequest['tipoConsulta'];

/**
 * Faults of the contact-owner dialog (public-site.md §5): the phone is required for WhatsApp, the e-mail for e-mail.
 * @param today as `2026-11-26`
 */
export function inquiryFaults(form: Omit<InquiryRequest, 'inmuebleId'>, today: string): FieldErrors {
  const errors: FieldErrors = {};
  const phone = form.telefono?.trim() ?? '';
  const email = form.email?.trim() ?? '';
  if (!form.nombreCompleto.trim()) errors['nombreCompleto'] = [MESSAGES.nameRequired];
  if (!form.mensaje.trim()) errors['mensaje'] = [MESSAGES.messageRequired];
  if (form.tipoConsulta === 'whatsapp' && !phone) errors['telefono'] = [MESSAGES.phoneRequired];
  else if (phone && !isPhoneText(phone)) errors['telefono'] = [MESSAGES.phoneShape];
  if (form.tipoConsulta === 'email' && !email) errors['email'] = [MESSAGES.emailRequired];
  else if (email && !isEmail(email)) errors['email'] = [MESSAGES.emailShape];
  return { ...errors, ...inquiryStayFaults(stayOfForm(form), today) };
}

/** The optional fields of an inquiry; an empty one is unknown. */
export function stayOfForm(form: Partial<InquiryRequest>): InquiryStay {
  return eachStayField((field) => (form[field] === '' ? null : (form[field] ?? null))) as InquiryStay;
}

/**
 * Default text of the dialog.
 * @param wanted dates and people in words (`del 16/1/2027 al 31/1/2027, 4 personas`); empty if unknown
 * @param listing missing in a text to several
 */
export function defaultInquiry(
  channel: Channel,
  { wanted, listing }: { wanted: string; listing?: { code: string; title: string } },
): string {
  const greeting = `Hola, vi tu aviso${listing ? ` ${listing.code} («${listing.title}»)` : ''}`;
  const when = wanted && ` ${wanted}`;
  if (channel === 'whatsapp') return `${greeting} y quería consultarte si está disponible${when}.`;
  const interest = when ? ` y me interesa${when}.` : ' y me interesa.';
  return `${greeting}${interest} ¿Podrías darme más información sobre disponibilidad y condiciones? Gracias.`;
}

/** Text for WhatsApp: the visitor's message with the code and URL of the sheet. */
export function whatsappText(message: string, listing: { code: string; url: string }): string {
  return `${message.trim()}\n\n${listing.code} · ${listing.url}`;
}
