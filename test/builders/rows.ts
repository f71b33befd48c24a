import { randomUUID } from 'node:crypto';
import { DataSource, type DeepPartial, type ObjectLiteral } from 'typeorm';
import { ContentFeed } from '#platform/cache/content-feed.js';
import { MailDelivery } from '#platform/mail/mail-delivery.entity.js';
import { Administrator } from '../../backend/src/auth/data/administrator.entity.js';
import { Passwords } from '../../backend/src/auth/public.js';
import { BlacklistEntry } from '../../backend/src/blacklist/data/blacklist-entry.entity.js';
import { ContactRow } from '../../backend/src/contacts/data/contact.entity.js';
import { ExchangeRate } from '../../backend/src/exchange-rate/data/exchange-rate.entity.js';
import { Inquiry } from '../../backend/src/inquiries/data/inquiry.entity.js';
import { Listing } from '../../backend/src/listings/data/listing.entity.js';
import { Location } from '../../backend/src/listings/data/location.entity.js';
import { Image } from '../../backend/src/photos/data/image.entity.js';
import { SupportMessage } from '../../backend/src/support/data/support-message.entity.js';
import type { TestApp } from '../support/test-app.js';

/** Inserts rows that no call creates, or too many for calls; each function returns the ids, in order of the rows. */
type Change<Entity> = DeepPartial<Entity>;

/** Password of the accounts that `storeAccounts` inserts. */
export const STORED_PASSWORD = 'otra clave bien larga';

async function store<Entity extends ObjectLiteral>(
  app: TestApp,
  entity: new () => Entity,
  rows: readonly DeepPartial<Entity>[],
): Promise<number[]> {
  const repository = app.web.get(DataSource).getRepository(entity);
  const saved = await repository.save(repository.create([...rows]), { chunk: 500 });
  // Marks cached responses as unconfirmed, as a write through the web process does.
  app.web.get(ContentFeed, { strict: false }).noteWrite();
  return saved.map((row) => Number(row['id']));
}

/** Owners, each with a different DNI, mobile and e-mail address. */
export function storeContacts(app: TestApp, ...changes: Change<ContactRow>[]): Promise<number[]> {
  return store(
    app,
    ContactRow,
    changes.map((change, index) => ({
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

/** A listing of a contact, of a plot to sell, at Calle 9 10 in Miramar. */
export async function storeListing(
  app: TestApp,
  change: Change<Listing> & { contactId: number },
): Promise<number> {
  const [id] = await store(app, Listing, [
    { operation: 'sale', propertyType: 4, status: 'active', notes: '', approvedAt: new Date(), ...change },
  ]);
  await store(app, Location, [
    {
      listingId: id!,
      country: 'Argentina',
      province: 'Buenos Aires',
      town: 'Miramar',
      street: 'Calle 9',
      streetNumber: '10',
    },
  ]);
  return id!;
}

/** Photos of a listing without files; the first is the cover. */
export function storeImages(app: TestApp, listingId: number, ...changes: Change<Image>[]): Promise<number[]> {
  return store(
    app,
    Image,
    changes.map((change, index) => ({
      listingId,
      position: index + 1,
      storageKey: randomUUID(),
      status: 'ready' as const,
      width: 1_200,
      height: 900,
      widths: [320],
      ...change,
    })),
  );
}

/** Accounts of the back office, which sign in with `STORED_PASSWORD`. */
export async function storeAccounts(app: TestApp, ...changes: Change<Administrator>[]): Promise<number[]> {
  const passwordHash = await app.web.get(Passwords, { strict: false }).hash(STORED_PASSWORD);
  return store(
    app,
    Administrator,
    changes.map((change, index) => ({
      email: `cuenta${index + 1}@ejemplo.com`,
      passwordHash,
      ...change,
    })),
  );
}

export function storeInquiries(app: TestApp, ...changes: Change<Inquiry>[]): Promise<number[]> {
  return store(
    app,
    Inquiry,
    changes.map((change) => ({
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
  return store(
    app,
    SupportMessage,
    changes.map((change, index) => ({
      fullName: `Persona ${index + 1}`,
      email: `persona${index + 1}@ejemplo.com`,
      message: '¿Cómo publico?',
      ...change,
    })),
  );
}

/** Messages of the ledger, queued by default. */
export function storeMail(app: TestApp, ...changes: Change<MailDelivery>[]): Promise<number[]> {
  return store(
    app,
    MailDelivery,
    changes.map((change) => ({
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
  return store(
    app,
    BlacklistEntry,
    entries.map((entry) => (typeof entry === 'string' ? { email: entry } : entry)),
  );
}

/** Dollar rate in pesos, `daysOld` days old. */
export async function storeDollarRate(app: TestApp, value: number, { daysOld = 0 } = {}): Promise<void> {
  const fetchedAt = new Date(Date.now() - daysOld * 86_400_000);
  await store(app, ExchangeRate, [{ currency: 'USD', value: String(value), source: 'prueba', fetchedAt }]);
}
