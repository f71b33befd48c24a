import type { SimpleAnswer } from '../kernel/calls/answer-shapes.js';
import type { IdQuery } from '../kernel/calls/request-shapes.js';
import type { Refused } from '../kernel/calls/call.js';
import { read, write } from '../kernel/calls/operator-call.js';
import type { Plan } from '../contracts/plans.js';
import type { ListingStatusName } from '../listings/listing-status.js';
import type { PaymentWire } from '../contracts/contract-calls.js';
import type { SupportMessageWire } from '../newsletter/support/support-calls.js';
import type { InquiryWire } from '../inquiries/inquiry-calls.js';
import type { MailRefusalWire } from '../kernel/mail-refusal.js';
import type { LedgerMailWire } from '../operations/mail-ledger-calls.js';

/** An owner, as recorded. */
export interface OwnerWire {
  idContactos: number;
  nombre: string;
  apellido: string;
  dni: string;
  celular: string;
  email: string;
  domicilio: string;
  /** When the address was confirmed; null before. */
  emailConfirmado: string | null;
  enBlacklist: boolean;
  /** Why the address gets no mailings; null if it does. */
  correoRechazado: MailRefusalWire | null;
  desde: string;
  /** Another one after each change of the data. */
  version: number;
  /** The record that this one was merged into. */
  unidaA: number | null;
}

/** Data of an owner's record, of which each is chosen when two records are merged. */
export const OWNER_FIELDS = ['nombre', 'dni', 'celular', 'email', 'domicilio'] as const;
export type OwnerField = (typeof OWNER_FIELDS)[number];

/** POST duenios/unir */
export interface OwnerMergingRequest {
  /** The record that stays, and the version of it that was seen. */
  idQueda: number;
  versionQueda: number;
  idSeUne: number;
  versionSeUne: number;
  /** Data that the record that stays takes from the other. */
  campos: OwnerField[];
}

/** A notice of the owner. */
export interface OwnerListingWire {
  idInmuebles: number;
  codigo: string | null;
  estado: ListingStatusName;
  title: string;
  direccion: string;
  plan: Plan;
  pagado: 0 | 1;
  /** Whether the paid plan has lapsed, so that it counts as not paid. */
  planVencido: boolean;
  /** Inquiries by WhatsApp and by e-mail. */
  consultas: number;
  /** Times the sheet was opened. */
  visitas: number;
  creado: string;
}

/** A payment with the notice that it was made for. */
export interface OwnerPaymentWire extends PaymentWire {
  aviso: { id: number; codigo: string | null; estado: ListingStatusName };
}

/** Fields that two records of an owner can share. */
export const SHARED_FIELDS = ['dni', 'celular', 'email'] as const;
export type SharedField = (typeof SHARED_FIELDS)[number];

/** Another record of the same person, or of a relative. */
export interface RelatedOwnerWire {
  idContactos: number;
  nombre: string;
  apellido: string;
  dni: string;
  avisos: number;
  comparte: SharedField[];
  /** Whether others were merged into it, so that it cannot be merged into another one. */
  tieneUnidas: boolean;
}

/** The newest rows of a kind. */
export interface NewestRows<Row> {
  filas: Row[];
  /** Whether there are older ones. */
  hayMas: boolean;
}

// The API document names each type once, so that a generic type cannot be part of an answer.
export interface OwnerListings extends NewestRows<OwnerListingWire> {
  filas: OwnerListingWire[];
}

export interface OwnerInquiries extends NewestRows<InquiryWire> {
  filas: InquiryWire[];
}

export interface OwnerPayments extends NewestRows<OwnerPaymentWire> {
  filas: OwnerPaymentWire[];
}

export interface OwnerMails extends NewestRows<LedgerMailWire> {
  filas: LedgerMailWire[];
}

export interface OwnerMessages extends NewestRows<SupportMessageWire> {
  filas: SupportMessageWire[];
}

/** GET duenios/verDuenio: everything of one owner. */
export interface OwnerAnswer {
  success: true;
  duenio: OwnerWire;
  avisos: OwnerListings;
  consultas: OwnerInquiries;
  pagos: OwnerPayments;
  correos: OwnerMails;
  mensajes: OwnerMessages;
  parecidos: RelatedOwnerWire[];
  /** Records that were merged into this one, with the data that were not chosen. */
  unidas: OwnerWire[];
}

/** All data of one owner: notices, inquiries received, payments, mails, messages, similar records. */
export const viewOwner = read<IdQuery, OwnerAnswer, Refused<404>>('duenios/verDuenio');

/** Merges two records of one owner: moves the notices and notes of one record to the other. */
export const mergeOwners = write<OwnerMergingRequest, SimpleAnswer, Refused<404 | 409>>('duenios/unir');
