import type {
  NewsletterRequest,
  RecipientsRequest,
  ScheduleRequest,
} from '#common/newsletter/mailing-shapes.js';
import type { Letter } from '#common/newsletter/mailing-form.js';
import type { RecipientFilter } from './recipients.js';
import type { Selection } from './recipient-selection.js';

export interface ChosenRecipients {
  selection: Selection;
  filters: Record<RecipientFilter, string>;
}

/** A newsletter that the operator is about to send. */
export interface Sending extends ChosenRecipients {
  letter: Letter;
}

/** Body of the call that sends now: responds at once, and can be taken back for some seconds. */
export function toRequest(wanted: Sending): NewsletterRequest {
  return { ...wanted.letter, sinEspera: true, conDeshacer: true, ...recipientsOf(wanted) };
}

export function toSchedule(wanted: Sending, cuando: string): ScheduleRequest {
  return { ...wanted.letter, cuando, ...recipientsOf(wanted) };
}

/** The selection as a call sends it: ids, or the filters with the ids of those that are left out. */
export function recipientsOf({ selection, filters }: ChosenRecipients): RecipientsRequest {
  if (selection.mode === 'some') return { contactosIds: [...selection.ids] };
  const segment = { ...filters, sinPrecios: filters.sinPrecios === '1' };
  return { todos: { ...segment, excluidos: [...selection.except] } };
}

/** Who receives a scheduled newsletter. The server keeps filters, but replaces a typed search by the people that it finds at once. */
export function whoReceives({ selection, filters }: ChosenRecipients): string {
  if (selection.mode === 'some') return 'Lo reciben las personas elegidas.';
  if (filters.buscar.trim()) return 'Lo reciben las personas que la búsqueda encuentra ahora.';
  return 'Lo reciben quienes cumplan los filtros en ese momento.';
}
