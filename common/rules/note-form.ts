import { NOTE_MESSAGES } from '../messages/notes.js';
import { tooLong } from '../messages/lengths.js';
import type { FieldErrors } from './field-errors.js';
import { LENGTHS } from '../vocabulary/limits.js';
import { excerpt } from './text.js';

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
