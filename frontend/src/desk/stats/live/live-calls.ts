import type { Call } from '#common/kernel/calls/call.js';
import { viewBlacklist } from '#common/blacklist/blacklist-calls.js';
import { listContacts } from '#common/contacts/contact-calls.js';
import { countInquiries, listInquirers, listInquiries } from '#common/inquiries/inquiry-calls.js';
import { listNotes } from '#common/owners/notes/note-calls.js';
import { viewOwner } from '#common/owners/owner-calls.js';
import { countReports, listReports } from '#common/inquiries/reports/report-calls.js';
import { countMessages, listMessages, viewConversation } from '#common/newsletter/support/support-calls.js';
import { listTemplates } from '#common/newsletter/templates/template-calls.js';
import { viewToday } from '#common/stats/today-calls.js';
import { listAudit } from '#common/accounts/audit/audit-calls.js';
import { listMails, mailsOfListing } from '#common/operations/mail-ledger-calls.js';
import { LIVE_KINDS, type LiveAnswer, type LiveKind } from '#common/stats/live-calls.js';
import { LIST_CALLS } from '../../data/listing-queries.js';

/** What changed: notices, or records of one kind. */
export type Changed = 'avisos' | LiveKind;

type Shown = readonly Pick<Call<unknown, unknown>, 'path'>[];

/** Calls whose answers show records of each kind. Details of notices are left out, because they may be under edit. */
const CALLS = {
  avisos: [...LIST_CALLS, listContacts, viewToday, viewOwner, listAudit],
  consultas: [listInquiries, listInquirers, countInquiries, viewToday, viewOwner],
  soporte: [listMessages, countMessages, viewConversation, viewToday, viewOwner, listAudit],
  denuncias: [listReports, countReports, viewToday, listAudit],
  correos: [listMails, mailsOfListing, viewConversation, viewToday, viewOwner],
  contactos: [listContacts, viewOwner, listNotes, viewBlacklist, listAudit],
  plantillas: [listTemplates, listAudit],
} as const satisfies Record<Changed, Shown>;

/** Every kind of change. */
export const EVERY_KIND: readonly Changed[] = ['avisos', ...LIVE_KINDS];

/** Calls to make again after changes of these kinds. */
export function callsOf(kinds: readonly Changed[]): Shown {
  return kinds.flatMap((kind): Shown => CALLS[kind]);
}

/** Kinds that changed between two answers. A process of an earlier version counts notices only. */
export function changedKinds(before: LiveAnswer, { cambios, de }: LiveAnswer): Changed[] {
  const records = LIVE_KINDS.filter((kind) => before.de?.[kind] !== de?.[kind]);
  return before.cambios === cambios ? records : ['avisos', ...records];
}
