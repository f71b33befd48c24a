import { phoneDigits } from '#common/kernel/forms/phone.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { CorrectedPerson } from '#platform/database/personal-data.js';
import type { FoundContact } from '../../contacts/public.js';
import type { Holders } from './holders.js';

/** The searches read whole tables. */
const TIMEOUT = '2min';

/** Identification of a person by the operator. */
export interface Named {
  email: string;
  /** As `phoneDigits` writes it; empty without a phone. */
  phone: string;
}

export interface FoundPerson {
  person: CorrectedPerson;
  /** Locked until the transaction ends. */
  contacts: FoundContact[];
  /** The person's own. */
  listings: { id: number; status: string }[];
  /** Differs after each change of the contacts; empty without contacts. */
  version: string;
}

/** Data of the person whom the operator named. Raises the statement timeout of the transaction to two minutes. */
export async function findPerson(tx: Transaction, holders: Holders, named: Named): Promise<FoundPerson> {
  await tx.query(`SET LOCAL statement_timeout = '${TIMEOUT}'`);
  const contacts = await holders.contacts.of(tx, named);
  const contactIds = contacts.map(({ id }) => id);
  const numbers = contacts.flatMap(({ dni, mobile }) => [dni, mobile]).filter((number) => number !== '');
  const version = contacts.map((contact) => `${contact.id}.${contact.version}`).join(' ');
  const emails = [named.email, ...contacts.map(({ email }) => email)].filter((email) => email !== '');
  const phones = [named.phone, ...contacts.map(({ mobile }) => phoneDigits(mobile))].filter(Boolean);
  const found = await holders.listings.of(tx, { contactIds, emails, phones });
  const listings = found.filter(({ isOwn }) => isOwn);
  const listingIds = listings.map(({ id }) => id);
  const othersListingIds = found.filter(({ isOwn }) => !isOwn).map(({ id }) => id);
  const entities = [];
  for (const holder of holders.all)
    if (holder.entities) entities.push(await holder.entities(tx, { emails, phone: named.phone, listingIds }));
  const person = {
    ...named,
    emails,
    phones,
    contactIds,
    listingIds,
    othersListingIds,
    numbers,
    entities,
  };
  return { person, contacts, listings, version };
}
