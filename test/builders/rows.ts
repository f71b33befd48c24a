import { randomUUID } from 'node:crypto';
import { AuditEntry } from '#platform/audit/audit-entry.entity.js';
import { MailDelivery } from '#platform/mail/mail-delivery.entity.js';
import type { Cadence } from '../../backend/src/inquiries/alerts/alerted-search.js';
import { Administrator } from '../../backend/src/accounts/credentials/administrator.entity.js';
import { Passwords } from '../../backend/src/accounts/public.js';
import { BlacklistEntry } from '../../backend/src/blacklist/blacklist-entry.entity.js';
import { ContactRow } from '../../backend/src/contacts/contact.entity.js';
import { ExchangeRate } from '../../backend/src/pricing/dollar/exchange-rate.entity.js';
import { Inquiry } from '../../backend/src/inquiries/sending/inquiry.entity.js';
import { Listing } from '../../backend/src/listings/core/listing.entity.js';
import { Location } from '../../backend/src/listings/location/location.entity.js';
import { MailSuppression } from '../../backend/src/newsletter/refusals/mail-suppression.entity.js';
import { ScheduledNewsletter } from '../../backend/src/newsletter/schedule/scheduled-newsletter.entity.js';
import { Image } from '../../backend/src/listings/pictures/image.entity.js';
import { ProposedImage } from '../../backend/src/listings/pictures/proposed-image.entity.js';
import { ListingStats } from '../../backend/src/stats/statistics/listing-stats.entity.js';
import { SupportMessage } from '../../backend/src/newsletter/support/support-message.entity.js';
import { SupportReply } from '../../backend/src/newsletter/support/support-reply.entity.js';
import type { TestApp } from '../support/test-app.js';
import { fromNow, insertRow, storeRows, type Change, type Store } from './store.js';

// Rows that no call creates, or that would take too many calls. Each function returns the ids in the order of the rows.

/** Password of the accounts that `storeAccounts` inserts. */
export const STORED_PASSWORD = 'otra clave bien larga';

/** Owners, each with a different DNI, mobile and e-mail address. */
export function storeContacts(store: Store, ...changes: Change<ContactRow>[]): Promise<number[]> {
  return storeRows(
    store,
    ContactRow,
    ...changes.map((change, index) => ({
      firstName: 'Ana',
      lastName: `Apellido ${String(index + 1).padStart(4, '0')}`,
      dni: String(20_000_001 + index),
      mobile: `+54922914${String(10_001 + index)}`,
      email: `contacto${index + 1}@ejemplo.com`,
      country: 'Argentina',
      province: 'Buenos Aires',
      town: 'Miramar',
      confirmedAt: new Date(),
      ...change,
    })),
  );
}

/** A listing of a contact, of a plot to sell, at Calle 9 10 in Miramar: public with a code, pending without. */
export async function storeListing(
  app: TestApp,
  change: Change<Listing> & { contactId: number },
): Promise<number> {
  const approval = change.code ? { status: 'active' as const, approvedAt: new Date() } : {};
  const [id] = await storeRows(app, Listing, {
    operation: 'sale',
    propertyType: 4,
    status: 'pending',
    notes: '',
    ...approval,
    ...change,
  });
  await storeRows(app, Location, {
    listingId: id!,
    country: 'Argentina',
    province: 'Buenos Aires',
    town: 'Miramar',
    street: 'Calle 9',
    streetNumber: '10',
  });
  return id!;
}

/** Photos of a listing without files; the first is the cover. */
export function storeImages(app: TestApp, listingId: number, ...changes: Change<Image>[]): Promise<number[]> {
  return storeRows(app, Image, ...photos(listingId, changes));
}

/** Proposed photos of the owner, without files. */
export function storeProposedImages(
  app: TestApp,
  listingId: number,
  ...changes: Change<ProposedImage>[]
): Promise<number[]> {
  return storeRows(app, ProposedImage, ...photos(listingId, changes));
}

function photos<Photo extends Image>(listingId: number, changes: Change<Photo>[]): Change<Photo>[] {
  return changes.map((change, index) => ({
    listingId,
    position: index + 1,
    storageKey: randomUUID(),
    status: 'ready' as const,
    width: 1_200,
    height: 900,
    widths: [320],
    ...change,
  }));
}

/** Counts of listings; counts that are there already are replaced. */
export async function storeListingStats(
  app: TestApp,
  ...rows: (Change<ListingStats> & Pick<ListingStats, 'listingId'>)[]
): Promise<void> {
  await app.owner.getRepository(ListingStats).upsert(rows, ['listingId']);
}

/** Accounts of the back office, which sign in with `STORED_PASSWORD`. */
export async function storeAccounts(app: TestApp, ...changes: Change<Administrator>[]): Promise<number[]> {
  const passwordHash = await app.web.get(Passwords, { strict: false }).hash(STORED_PASSWORD);
  return storeRows(
    app,
    Administrator,
    ...changes.map((change, index) => ({
      email: `cuenta${index + 1}@ejemplo.com`,
      passwordHash,
      ...change,
    })),
  );
}

export function storeInquiries(app: TestApp, ...changes: Change<Inquiry>[]): Promise<number[]> {
  return storeRows(
    app,
    Inquiry,
    ...changes.map((change) => ({
      listingId: null,
      code: 'ALQ-0001',
      channel: 'email' as const,
      fullName: 'Julia Sosa',
      message: 'Hola',
      ...change,
    })),
  );
}

export function storeSupportMessages(app: TestApp, ...changes: Change<SupportMessage>[]): Promise<number[]> {
  return storeRows(
    app,
    SupportMessage,
    ...changes.map((change, index) => ({
      fullName: `Persona ${index + 1}`,
      email: `persona${index + 1}@ejemplo.com`,
      message: '¿Cómo publico?',
      ...change,
    })),
  );
}

/** A reply to support messages, mailed to the sender of each. */
export async function storeReply(
  app: TestApp,
  messageIds: readonly number[] = [],
  change: Change<SupportReply> = {},
): Promise<number> {
  const [replyId] = await storeRows(app, SupportReply, { subject: 'Re', body: 'Hola', ...change });
  for (const messageId of messageIds)
    await insertRow(app, 'support_reply_messages', { replyId, messageId, mailed: true });
  return replyId!;
}

/** Messages of the ledger, queued by default. */
export function storeMail(store: Store, ...changes: Change<MailDelivery>[]): Promise<number[]> {
  return storeRows(
    store,
    MailDelivery,
    ...changes.map((change) => ({
      dedupeKey: randomUUID(),
      template: 'listing-approved',
      facts: {},
      recipientName: 'Ana',
      recipientEmail: 'ana@ejemplo.com',
      messageId: `<${randomUUID()}@ejemplo.com>`,
      ...change,
    })),
  );
}

/** Blacklisted addresses, or whole entries. */
export function storeBlacklist(
  app: TestApp,
  ...entries: (string | Change<BlacklistEntry>)[]
): Promise<number[]> {
  return storeRows(
    app,
    BlacklistEntry,
    ...entries.map((entry) => (typeof entry === 'string' ? { email: entry } : entry)),
  );
}

/** Dollar rate in pesos, `daysOld` days old. */
export async function storeDollarRate(app: TestApp, value: number, { daysOld = 0 } = {}): Promise<void> {
  const fetchedAt = fromNow({ days: -daysOld });
  await storeRows(app, ExchangeRate, { currency: 'USD', value: String(value), source: 'prueba', fetchedAt });
}

/** Addresses that get no newsletter, because their owners unsubscribed or because messages bounced. */
export async function storeSuppressions(
  app: TestApp,
  ...entries: (string | Change<MailSuppression>)[]
): Promise<void> {
  await storeRows(
    app,
    MailSuppression,
    ...entries.map((entry) => ({
      reason: 'unsubscribed' as const,
      ...(typeof entry === 'string' ? { email: entry } : entry),
    })),
  );
}

/** Addresses that a mail server refused for good. */
export async function storeMailRefusal(app: TestApp, ...emails: string[]): Promise<void> {
  for (const email of emails) await insertRow(app, 'refused_addresses', { email, reason: '550 5.1.1' });
}

/** Newsletters that wait for their time, tomorrow by default. */
export function storeScheduledNewsletters(
  app: TestApp,
  ...changes: Change<ScheduledNewsletter>[]
): Promise<number[]> {
  return storeRows(
    app,
    ScheduledNewsletter,
    ...changes.map((change) => ({
      subject: 'Novedad',
      body: 'Hola',
      selection: { ids: [] },
      sendAt: fromNow({ days: 1 }),
      ...change,
    })),
  );
}

/** Entries of the audit trail; by default an addition to the blacklist by nobody. */
export function storeAuditEntries(app: TestApp, ...changes: Change<AuditEntry>[]): Promise<number[]> {
  return storeRows(
    app,
    AuditEntry,
    ...changes.map((change) => ({ action: 'blacklist.add', entity: 'blacklist', ...change })),
  );
}

interface AlertColumns {
  email: string;
  search: string;
  /** What listings are compared with; by default none. */
  keys: string[];
  cadence: Cadence;
  confirmedAt: Date | null;
}

/** A confirmed daily alert with the given listings, which wait for its digest. */
export async function storeAlert(
  app: TestApp,
  change: Partial<AlertColumns> = {},
  ...listingIds: number[]
): Promise<number> {
  const alertId = await insertRow(app, 'alerts', {
    email: 'eva@ejemplo.com',
    search: '/resultado-busqueda/Alquiler',
    keys: [],
    cadence: 'daily',
    confirmedAt: new Date(),
    expiresAt: fromNow({ days: 1 }),
    ...change,
  });
  for (const listingId of listingIds) await insertRow(app, 'alert_matches', { alertId, listingId });
  return alertId;
}

interface CaseColumns {
  listingId: number;
  code: string;
  closedAt: Date | null;
  note: string;
}

/** An open case of a reported notice, with its reports. */
export async function storeReportCase(
  app: TestApp,
  change: Partial<CaseColumns> = {},
  ...reports: { message?: string; email: string }[]
): Promise<number> {
  const caseId = await insertRow(app, 'report_cases', { code: 'ALQ-0001', ...change });
  for (const report of reports)
    await insertRow(app, 'reports', { caseId, reason: 'otro', message: '', ...report });
  return caseId;
}
