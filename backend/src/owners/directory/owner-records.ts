import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { formatAddress, type StreetAddress } from '#common/listings/location/address.js';
import { listingTitle } from '#common/listings/listing-title.js';
import type { Currency } from '#common/kernel/currencies.js';
import { STATUS_NAMES, type ListingStatus } from '#common/listings/listing-status.js';
import type { PaymentMethod } from '#common/contracts/payment-methods.js';
import type { Plan } from '#common/contracts/plans.js';
import type {
  NewestRows,
  OwnerListingWire,
  OwnerPaymentWire,
  RelatedOwnerWire,
  SharedField,
} from '#common/owners/owner-calls.js';
import { rowsOf } from '#platform/database/rows.js';
import { Dnis } from '../../contacts/public.js';
import type { TitledRow } from '../../listings/public.js';
import { newest } from './newest.js';

/** Only agencies have more; the list of notices shows the rest. */
const MOST_LISTINGS = 100;
const MOST_PAYMENTS = 100;
const MOST_RELATED = 20;

interface ListingRow extends StreetAddress, Omit<TitledRow, 'owner' | 'town'> {
  plan: Plan;
  paid: boolean;
  planLapsed: boolean;
  inquiries: number;
  views: number;
  createdAt: Date;
}

interface PaymentRow {
  id: number;
  listingId: number;
  code: string | null;
  status: ListingStatus;
  plan: Plan;
  paidAt: Date;
  amount: number | null;
  currency: Currency;
  method: PaymentMethod | '';
  receipt: string;
  note: string;
  annulled: boolean;
}

interface RelatedRow extends Omit<RelatedOwnerWire, 'comparte'> {
  shared: (SharedField | null)[];
}

/** An owner's notices and payments, and records that may be of the same person. */
@Injectable()
export class OwnerRecords {
  constructor(
    private readonly database: DataSource,
    private readonly dnis: Dnis,
  ) {}

  async listings(contactId: number): Promise<NewestRows<OwnerListingWire>> {
    const rows = await rowsOf<ListingRow>(
      this.database,
      `SELECT l.id, l.code, l.status, l.operation, l.property_type AS "propertyType", l.business_name AS "businessName",
              l.bedrooms, l.rooms, o.street, o.street_number AS "streetNumber", o.floor, o.apartment, o.town, o.province,
              o.country, c.plan, c.paid, l.plan_lapsed AS "planLapsed", l.created_at AS "createdAt", coalesce(s.views, 0)::int AS views,
              coalesce(s.whatsapp_inquiries + s.email_inquiries, 0)::int AS inquiries
       FROM offered_listings l JOIN offered_locations o ON o.listing_id = l.id
       JOIN offered_contracts c ON c.listing_id = l.id LEFT JOIN offered_listing_stats s ON s.listing_id = l.id
       WHERE l.contact_id = $1 ORDER BY l.id DESC LIMIT ${MOST_LISTINGS + 1}`,
      [contactId],
    );
    return newest(rows, presentListing, MOST_LISTINGS);
  }

  /** Reads at most `MOST_PAYMENTS` + 1 payments of each notice, from their index. */
  async payments(contactId: number): Promise<NewestRows<OwnerPaymentWire>> {
    const rows = await rowsOf<PaymentRow>(
      this.database,
      `SELECT p.id, l.id AS "listingId", l.code, l.status, p.plan, p.paid_at AS "paidAt", p.amount::float8 AS amount,
              p.currency, p.method, p.receipt, p.note, p.annulled_at IS NOT NULL AS annulled
       FROM offered_listings l CROSS JOIN LATERAL (
         SELECT * FROM offered_payments WHERE listing_id = l.id ORDER BY paid_at DESC, id DESC LIMIT ${MOST_PAYMENTS + 1}) p
       WHERE l.contact_id = $1 ORDER BY p.paid_at DESC, p.id DESC LIMIT ${MOST_PAYMENTS + 1}`,
      [contactId],
    );
    return newest(rows, presentPayment, MOST_PAYMENTS);
  }

  /** Records with the same DNI, mobile or mailbox. Each of the three reads its own index. */
  async related(contactId: number, dni: string): Promise<RelatedOwnerWire[]> {
    const rows = await rowsOf<RelatedRow>(
      this.database,
      `SELECT p.id AS "idContactos", p.first_name AS nombre, p.last_name AS apellido, p.stored_dni AS dni,
              (SELECT count(*)::int FROM offered_listings WHERE contact_id = p.id) AS avisos,
              EXISTS (SELECT FROM offered_contacts m WHERE m.merged_into_id = p.id) AS "tieneUnidas",
              ARRAY[CASE WHEN p.dni_match = ANY($2) THEN 'dni' END, CASE WHEN p.mobile = s.mobile THEN 'celular' END,
                    CASE WHEN mailbox_of(p.email) = mailbox_of(s.email) THEN 'email' END] AS shared
       FROM offered_contacts s
       CROSS JOIN LATERAL (
         SELECT id FROM offered_contacts WHERE dni_match = ANY($2)
         UNION SELECT id FROM offered_contacts WHERE mobile = s.mobile AND s.mobile <> ''
         UNION SELECT id FROM offered_contacts WHERE mailbox_of(email) = mailbox_of(s.email) AND s.email <> '') alike
       JOIN offered_contacts p ON p.id = alike.id
       WHERE s.id = $1 AND p.id <> s.id AND p.merged_into_id IS NULL ORDER BY p.id DESC LIMIT ${MOST_RELATED}`,
      [contactId, await this.dnis.matches(dni)],
    );
    return (await this.dnis.readAll(rows)).map(({ shared, ...row }) => ({
      ...row,
      comparte: shared.filter((field) => field !== null),
    }));
  }
}

function presentListing(row: ListingRow): OwnerListingWire {
  return {
    idInmuebles: row.id,
    codigo: row.code,
    estado: STATUS_NAMES[row.status],
    title: listingTitle(row),
    direccion: formatAddress(row),
    plan: row.plan,
    pagado: row.paid ? 1 : 0,
    planVencido: row.planLapsed,
    consultas: row.inquiries,
    visitas: row.views,
    creado: row.createdAt.toISOString(),
  };
}

function presentPayment(row: PaymentRow): OwnerPaymentWire {
  return {
    idPago: row.id,
    fecha: row.paidAt.toISOString(),
    plan: row.plan,
    monto: row.amount,
    moneda: row.currency,
    medio: row.method,
    recibo: row.receipt,
    nota: row.note,
    anulado: row.annulled,
    aviso: { id: row.listingId, codigo: row.code, estado: STATUS_NAMES[row.status] },
  };
}
