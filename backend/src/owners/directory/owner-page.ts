import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { formatAddress } from '#common/listings/location/address.js';
import type { OwnerAnswer, OwnerWire } from '#common/owners/owner-calls.js';
import { mailRefusals } from '#platform/mail/refused-addresses.js';
import { Blacklist } from '../../blacklist/public.js';
import { Contacts, type Contact } from '../../contacts/public.js';
import { OwnerCorrespondence } from './owner-correspondence.js';
import { OwnerRecords } from './owner-records.js';

/** All data of one owner (back-office.md §2, The owner's page). Each part reads an index and at most a page of rows. */
@Injectable()
export class OwnerPage {
  constructor(
    private readonly database: DataSource,
    private readonly contacts: Contacts,
    private readonly blacklist: Blacklist,
    private readonly records: OwnerRecords,
    private readonly correspondence: OwnerCorrespondence,
  ) {}

  /** Undefined if there is no such owner. The parts are read one after another, so that a page uses one connection at a time. */
  async of(id: number): Promise<Omit<OwnerAnswer, 'success'> | undefined> {
    const contact = await this.contacts.find(this.database.manager, id);
    if (!contact) return undefined;
    const merged = await this.contacts.mergedInto(this.database.manager, id);
    const emails = [contact, ...merged].map(({ email }) => email);
    const listed = await this.blacklist.among(emails);
    const refusals = await mailRefusals(this.database.manager, emails);
    const presented = (of: Contact): OwnerWire =>
      present(of, {
        enBlacklist: listed.has(of.email),
        correoRechazado: refusals.get(of.email.toLowerCase()) ?? null,
      });
    return {
      duenio: presented(contact),
      avisos: await this.records.listings(id),
      pagos: await this.records.payments(id),
      parecidos: await this.records.related(id, contact.dni),
      consultas: await this.correspondence.inquiries(id),
      correos: await this.correspondence.mails(emails),
      mensajes: await this.correspondence.messages(emails),
      unidas: merged.map(presented),
    };
  }
}

type Marks = Pick<OwnerWire, 'enBlacklist' | 'correoRechazado'>;

function present(contact: Contact, marks: Marks): OwnerWire {
  return {
    idContactos: contact.id,
    nombre: contact.firstName,
    apellido: contact.lastName,
    dni: contact.dni,
    celular: contact.mobile,
    email: contact.email,
    domicilio: formatAddress(contact),
    emailConfirmado: contact.confirmedAt?.toISOString() ?? null,
    ...marks,
    desde: contact.createdAt.toISOString(),
    version: contact.version,
    unidaA: contact.mergedIntoId,
  };
}
