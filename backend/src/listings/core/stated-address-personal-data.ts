import { PERSONAL_DATA_MESSAGES } from '#common/owners/personal-data/personal-data-messages.js';
import type { Correction } from '#common/owners/personal-data/correction.js';
import { changedRows, rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import {
  hasMailbox,
  isOfPerson,
  type CorrectedPerson,
  type HoldsPersonalData,
  type Person,
} from '#platform/database/personal-data.js';

/** A phone that the notice's own contact has as well, as in a family, stays that contact's. */
const isPhoneOfPerson = (
  phone: string,
  phones: string,
): string => `(${phone} <> '' AND phone_digits(${phone}) = ANY(${phones}::text[])
  AND NOT EXISTS (SELECT FROM offered_contacts c WHERE c.owner_id = l.contact_id AND phone_digits(c.mobile) = phone_digits(${phone})))`;

/** With `Person.emails` as `$2`, and `Person.phones` as `$3`. */
const HAS_EMAIL = isOfPerson('l.email', '$2');
const HAS_PHONE = isPhoneOfPerson('l.phone', '$3');

/** Fields of a notice as it was before its owner corrected it (`listing_resubmissions`, alias `x`). */
const FORMER = [
  { field: 'email_inmueble', isOf: isOfPerson, values: 'emails', parameter: '$2' },
  { field: 'telefono', isOf: isPhoneOfPerson, values: 'phones', parameter: '$3' },
] as const;
const formerText = (field: string): string => `x.rejected_form->'inmueble'->>'${field}'`;
const FORMER_TEXTS = FORMER.map(
  ({ field, isOf, parameter }) =>
    `CASE WHEN ${isOf(formerText(field), parameter)} THEN ${formerText(field)} END`,
).join(', ');

/** SQL condition: a listing (alias `l`), or its former text, states an address or phone of the person. */
export const STATES_PERSON = `(${HAS_EMAIL} OR ${HAS_PHONE}
  OR EXISTS (SELECT FROM listing_resubmissions x WHERE x.listing_id = l.id AND coalesce(${FORMER_TEXTS}) IS NOT NULL))`;

/** Addresses and phones of the person that stand in notices of other contacts. The notices are not the person's and stay. */
export class StatedAddressPersonalData implements HoldsPersonalData {
  readonly name = PERSONAL_DATA_MESSAGES.groups.stated;

  /** Of a notice only what is the person's. */
  rows(tx: Transaction, { othersListingIds, emails, phones }: Person): Promise<Record<string, unknown>[]> {
    return rowsOf(
      tx,
      `SELECT l.id AS registro, l.code AS "código", l.status AS estado, CASE WHEN ${HAS_EMAIL} THEN l.email END AS email,
              CASE WHEN ${HAS_PHONE} THEN l.phone END AS "teléfono",
              (SELECT string_agg(nullif(concat_ws(', ', ${FORMER_TEXTS}), ''), '; ' ORDER BY x.id)
               FROM listing_resubmissions x WHERE x.listing_id = l.id) AS "aviso antes de corregirlo"
       FROM listings l WHERE l.id = ANY($1) ORDER BY l.id`,
      [othersListingIds, emails, phones],
    );
  }

  /** Inquiries then go to the address of the notice's contact. */
  async erase(tx: Transaction, { othersListingIds, emails, phones }: Person): Promise<number> {
    for (const { field, isOf, values } of FORMER)
      await tx.query(
        `UPDATE listing_resubmissions x SET rejected_form = jsonb_set(x.rejected_form, '{inmueble,${field}}', '""')
         FROM listings l WHERE l.id = x.listing_id AND l.id = ANY($1) AND ${isOf(formerText(field), '$2')}`,
        [othersListingIds, { emails, phones }[values]],
      );
    await tx.query(
      `UPDATE listings l SET version = version + 1, email = CASE WHEN ${HAS_EMAIL} THEN '' ELSE email END,
              phone = CASE WHEN ${HAS_PHONE} THEN '' ELSE phone END
       WHERE id = ANY($1) AND (${HAS_EMAIL} OR ${HAS_PHONE})`,
      [othersListingIds, emails, phones],
    );
    return othersListingIds.length;
  }

  rectify(
    tx: Transaction,
    { othersListingIds, phones, email }: CorrectedPerson,
    { mobile, email: corrected }: Correction,
  ): Promise<number> {
    const isCorrectedEmail = `($4::text IS NOT NULL AND ${hasMailbox('l.email', '$2')})`;
    const isCorrectedPhone = `($5::text IS NOT NULL AND ${HAS_PHONE})`;
    return changedRows(
      tx,
      `UPDATE listings l SET version = version + 1, updated_at = now(), email = CASE WHEN ${isCorrectedEmail} THEN $4 ELSE email END,
              phone = CASE WHEN ${isCorrectedPhone} THEN $5 ELSE phone END
       WHERE id = ANY($1) AND (${isCorrectedEmail} OR ${isCorrectedPhone})`,
      [othersListingIds, email, phones, corrected, mobile],
    );
  }
}
