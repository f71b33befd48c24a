import { whatsappDigits } from '#common/kernel/forms/phone.js';

/** URL that opens a WhatsApp conversation with a prefilled text. */
export function whatsappLink(phone: string, text: string): string {
  return `https://wa.me/${whatsappDigits(phone)}?text=${encodeURIComponent(text)}`;
}
