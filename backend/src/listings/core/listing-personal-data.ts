import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import type { Correction } from '#common/owners/personal-data/correction.js';
import { changedRows, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import type { CorrectedPerson, HoldsPersonalData, Person } from '#platform/database/personal-data.js';
import { STATES_PERSON } from './stated-address-personal-data.js';

/** Listings of an owner; what depends on them is deleted with them. */
export class ListingPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.listings;
  readonly deletes = ['listings'];

  /** The listings of a person's contacts, and those of others that state an address or phone of the person, locked until the transaction ends. */
  of(
    tx: Transaction,
    { contactIds, emails, phones }: Pick<Person, 'contactIds' | 'emails' | 'phones'>,
  ): Promise<{ id: number; status: string; isOwn: boolean }[]> {
    return rowsOf(
      tx,
      `SELECT id, status, contact_id = ANY($1) AS "isOwn" FROM listings l
       WHERE contact_id = ANY($1) OR ${STATES_PERSON} ORDER BY id FOR UPDATE`,
      [contactIds, emails, phones],
    );
  }

  rows(tx: Transaction, { listingIds }: Person): Promise<Record<string, unknown>[]> {
    return rowsOf(
      tx,
      `SELECT l.id AS registro, l.code AS "código", l.status AS estado, l.business_name AS nombre, l.phone AS "teléfono", l.email,
              l.notes AS observaciones, l.verification AS "verificación",
              (SELECT string_agg(r.reason, '; ') FROM listing_rejections r WHERE r.listing_id = l.id) AS "motivos de rechazo",
              (SELECT jsonb_agg(jsonb_build_object('antes', c.base, 'propuesto', c.proposed, 'motivo', c.reason) ORDER BY c.id)
               FROM proposed_changes c WHERE c.listing_id = l.id) AS "cambios propuestos",
              (SELECT jsonb_agg(jsonb_build_object('motivo', x.reason, 'aviso', x.rejected_form) ORDER BY x.id)
               FROM listing_resubmissions x WHERE x.listing_id = l.id) AS "aviso antes de corregirlo",
              o.country AS "país", o.province AS provincia, o.town AS localidad, o.street AS calle, o.street_number AS "número", o.floor AS piso,
              o.apartment AS departamento, o.latitude AS latitud, o.longitude AS longitud, o.shown_latitude AS "latitud que se muestra",
              o.shown_longitude AS "longitud que se muestra",
              k.address AS "calendario de otro sitio", k.windows AS "fechas de ese calendario", k.dismissed AS "fechas descartadas",
              (SELECT g.network FROM listing_origins g WHERE g.listing_id = l.id) AS "código de la red",
              l.created_at AS fecha
       FROM listings l LEFT JOIN locations o ON o.listing_id = l.id LEFT JOIN calendars k ON k.listing_id = l.id
       WHERE l.id = ANY($1) ORDER BY l.id`,
      [listingIds],
    );
  }

  erase(tx: Transaction, { listingIds }: Person): Promise<number> {
    return changedRows(tx, 'DELETE FROM listings WHERE id = ANY($1)', [listingIds]);
  }

  /**
   * Corrects the notice's own phone and e-mail address where they are the person's. Increments the version, because open screens are stale.
   */
  rectify(
    tx: Transaction,
    { listingIds, email, phone, numbers }: CorrectedPerson,
    { mobile, email: corrected }: Correction,
  ): Promise<number> {
    return changedRows(
      tx,
      `UPDATE listings l SET version = version + 1, updated_at = now(),
              phone = CASE WHEN is_same.phone THEN coalesce($4, l.phone) ELSE l.phone END,
              email = CASE WHEN is_same.email THEN coalesce($5, l.email) ELSE l.email END
       FROM (SELECT id, phone <> '' AND phone_digits(phone) IN (SELECT phone_digits(n) FROM unnest($3::text[]) n) AS phone,
                    email <> '' AND mailbox_of(email) = mailbox_of($2) AS email
             FROM listings WHERE id = ANY($1)) is_same
       WHERE is_same.id = l.id AND (is_same.phone AND $4::text IS NOT NULL OR is_same.email AND $5::text IS NOT NULL)`,
      [listingIds, email, [phone, ...numbers], mobile, corrected],
    );
  }

  /**
   * Deletes rejected listings that have not changed since `rejectedBefore`, and pending listings of unconfirmed addresses that have not changed
   * since `unconfirmedBefore`; a notice that the operator reopens has changed. Null deletes none of that kind. Deletes at most `limit` listings.
   * @returns id and contact of each deleted listing
   */
  async removeOld(
    tx: Transaction,
    { rejectedBefore, unconfirmedBefore }: { rejectedBefore: Date | null; unconfirmedBefore: Date | null },
    limit: number,
  ): Promise<{ id: number; contactId: number }[]> {
    return rowsOf(
      tx,
      `WITH old AS (
         SELECT id FROM listings
         WHERE (status = 'rejected' AND updated_at < $1::timestamptz)
            OR (status = 'pending' AND NOT confirmed AND updated_at < $2::timestamptz)
         ORDER BY id LIMIT $3 FOR UPDATE SKIP LOCKED),
       removed AS (DELETE FROM listings l USING old WHERE l.id = old.id RETURNING l.id, l.contact_id)
       SELECT id, contact_id AS "contactId" FROM removed`,
      [rejectedBefore, unconfirmedBefore, limit],
    );
  }
}
