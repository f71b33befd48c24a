import { whatsappDigits } from '#common/rules/phone.js';

/** The address that opens a conversation with a number, with a text written. */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${whatsappDigits(phone)}?text=${encodeURIComponent(text)}`;
}
