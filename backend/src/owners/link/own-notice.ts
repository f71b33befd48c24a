import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { listingTitle, type TitledListing } from '#common/listings/listing-title.js';
import { maySendPhotos, ownerActions, type OwnedListing } from '#common/owners/link/owner-access.js';
import { planEntry, type Plan } from '#common/contracts/plans.js';
import type { OwnNoticeWire } from '#common/owners/link/owner-access-calls.js';
import { oneRow } from '#platform/database/rows.js';
import {
  NoticeChecks,
  presentPrice,
  waitingPeople,
  WantedParts,
  type OpenedLink,
} from '../../listings/public.js';
import { Prices } from '../../pricing/public.js';

interface NoticeRow extends TitledListing, OwnedListing {
  code: string | null;
  version: number;
  approvedAt: Date | null;
  availableAt: Date | null;
  plan: Plan;
  paid: boolean;
  /** Last day of a plan that has lapsed. */
  lapsedOn: string | null;
  views: number;
  inquiries: number;
  phoneContacts: number;
  proposedAt: Date | null;
  hasSeasonPrices: boolean;
  hasSeasonLapsed: boolean;
}

@Injectable()
export class OwnNotice {
  constructor(
    private readonly database: DataSource,
    private readonly prices: Prices,
    private readonly wanted: WantedParts,
    private readonly checks: NoticeChecks,
  ) {}

  async of({ listingId, expiresAt }: OpenedLink): Promise<OwnNoticeWire> {
    const row = await oneRow<NoticeRow>(
      this.database,
      `SELECT l.code, l.operation, l.property_type AS "propertyType", l.business_name AS "businessName", l.bedrooms, l.rooms, o.town,
              l.status, l.version, l.approved_at AS "approvedAt", l.paused_at AS "pausedAt", l.available_at AS "availableAt", c.plan, c.paid_now AS paid, CASE WHEN l.plan_lapsed THEN to_char(l.paid_until, 'YYYY-MM-DD') END AS "lapsedOn", coalesce(s.views, 0) AS views,
              coalesce(s.whatsapp_inquiries + s.email_inquiries, 0) AS inquiries, coalesce(s.phone_contacts, 0) AS "phoneContacts",
              (SELECT created_at FROM offered_proposed_changes c WHERE c.listing_id = l.id AND c.decided_at IS NULL) AS "proposedAt",
              EXISTS (SELECT FROM offered_rollover_drafts d WHERE d.listing_id = l.id AND d.state <> 'cancelled') AS "hasSeasonPrices",
              EXISTS (SELECT FROM offered_lapsed_listings u WHERE u.listing_id = l.id) AS "hasSeasonLapsed"
       FROM offered_listings l JOIN offered_locations o ON o.listing_id = l.id
       JOIN offered_contracts c ON c.listing_id = l.id LEFT JOIN offered_listing_stats s ON s.listing_id = l.id WHERE l.id = $1`,
      [listingId],
    );
    const prices = row.operation === 'rental' ? await this.prices.of(this.database.manager, listingId) : [];
    return {
      codigo: row.code,
      titulo: listingTitle(row),
      estado: stateOf(row),
      version: row.version,
      publicado: row.approvedAt?.toISOString() ?? null,
      vistas: row.views,
      consultas: row.inquiries,
      pedidosDeTelefono: row.phoneContacts,
      buscado: (await this.wanted.of(listingId)) ?? null,
      ...(await this.checks.of(listingId)),
      precios: prices.map(presentPrice),
      acciones: ownerActions(row),
      fotos: photosOf(row),
      pagado: row.paid,
      planVencio: row.lapsedOn,
      cambiosPropuestos: row.proposedAt?.toISOString() ?? null,
      temporada: row.hasSeasonPrices,
      esperan: await waitingPeople(this.database, row.code),
      confirmado: row.availableAt?.toISOString() ?? null,
      vence: expiresAt.toISOString(),
    };
  }
}

function stateOf({ status, pausedAt, hasSeasonLapsed }: NoticeRow): OwnNoticeWire['estado'] {
  if (status === 'active') return 'publicado';
  if (status === 'pending') return 'enRevision';
  if (hasSeasonLapsed) return 'sinConfirmar';
  if (status === 'rejected') return 'rechazado';
  return pausedAt ? 'pausado' : 'dadoDeBaja';
}

function photosOf(row: NoticeRow): OwnNoticeWire['fotos'] {
  if (!planEntry(row.plan).photos) return 'noIncluidas';
  return maySendPhotos(row) ? 'puedeMandar' : 'cerradas';
}
