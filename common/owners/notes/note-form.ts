import { NOTE_MESSAGES } from './note-messages.js';
import { tooLong } from '../../kernel/forms/length-messages.js';
import type { FieldErrors } from '../../kernel/forms/field-errors.js';
import { LENGTHS } from '../../kernel/limits.js';
import { excerpt } from '../../kernel/text.js';

/** Faults of an internal note: it has a text of a maximum length. */
export function noteFaults({ texto }: { texto: string }): FieldErrors {
  if (texto.trim() === '') return { texto: [NOTE_MESSAGES.empty] };
  if (texto.length > LENGTHS.internalNote) return { texto: [tooLong(LENGTHS.internalNote)] };
  return {};
}

/** Line of the call log for a message by WhatsApp. */
export function whatsappNote(text: string): string {
  return excerpt(`WhatsApp: ${text}`, LENGTHS.internalNote);
}
