import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isOfPeople, RELATIONS, type Relation } from '#common/listings/review/review-findings.js';
import { oneRow, rowsOf } from '#platform/database/rows.js';
import { isBlacklisted } from '../../blacklist/public.js';
import { Dnis } from '../../contacts/public.js';
import { PhotoComparison, type SimilarPhotos } from '../pictures/public.js';
import { TITLED_COLUMNS, type TitledRow } from './titled-row.js';

/** A notice of another owner that shares something with the one under review. */
export interface RelatedListing extends TitledRow {
  relation: Relation;
  /** Number of notices with this relation, of which a few are read. */
  total: number;
}

interface Related {
  /** The newest notices of each relation. */
  listings: RelatedListing[];
  /** Whether any owner with the same phone, DNI or mailbox is on the blacklist, also one whose notices are not among the newest. */
  hasBlacklisted: boolean;
}

/** A notice with a photo that is the same or nearly the same as one of the notice under review. */
export interface PicturedListing extends TitledRow {
  isOwn: boolean;
  /** Number of such notices of the same owner, or of others, of which a few are read. */
  total: number;
  photos: SimilarPhotos;
}

const SHOWN = 5;
/** Minimum length of compared texts; shorter ones may coincide by chance. */
const SHORTEST_TEXT = 40;
/** Newest notices of the same town and operation whose texts are compared, so that a review stays fast among a million. */
const MOST_COMPARED = 1_000;
/** Trigram similarity (pg_trgm, from 0 to 1) of a text in which a few words were changed. */
const ALIKE = 0.7;
/** Notices with the same phone, DNI, mailbox or photo, or the same or a similar text as the one under review. */
@Injectable()
export class ReviewFacts {
  constructor(
    private readonly database: DataSource,
    private readonly dnis: Dnis,
    private readonly photos: PhotoComparison,
  ) {}

  /**
   * Notices of other owners with the same phone, DNI or mailbox, or the same or a similar text. Each branch of the union except the last
   * reads one index.
   * @param dni of the notice's owner
   */
  async related(listingId: number, dni: string): Promise<Related> {
    const rows = await rowsOf<RelatedListing & Pick<Related, 'hasBlacklisted'>>(
      this.database,
      `WITH subject AS (
         SELECT l.contact_id, l.operation, o.town, l.notes, p.mobile, l.phone, mailbox_of(p.email) AS mailbox,
                CASE WHEN l.email = '' THEN NULL ELSE mailbox_of(l.email) END AS own_mailbox
         FROM listings l JOIN offered_contacts p ON p.id = l.contact_id JOIN locations o ON o.listing_id = l.id WHERE l.id = $1),
       neighbours AS (
         SELECT l.id, l.notes FROM listings l JOIN locations o ON o.listing_id = l.id, subject s
         WHERE l.operation = s.operation AND o.town = s.town AND char_length(l.notes) >= ${SHORTEST_TEXT}
         ORDER BY l.id DESC LIMIT ${MOST_COMPARED}),
       shared AS (
         SELECT 'dni' AS relation, l.id FROM offered_contacts p JOIN listings l ON l.contact_id = p.owner_id WHERE p.dni_match = ANY($2)
         UNION SELECT 'celular', l.id FROM subject s
         JOIN offered_contacts p ON p.mobile IN (s.mobile, s.phone) AND p.mobile <> '' JOIN listings l ON l.contact_id = p.owner_id
         UNION SELECT 'celular', l.id FROM subject s JOIN listings l ON l.phone IN (s.mobile, s.phone) AND l.phone <> ''
         UNION SELECT 'email', l.id FROM subject s
         JOIN offered_contacts p ON mailbox_of(p.email) IN (s.mailbox, s.own_mailbox) JOIN listings l ON l.contact_id = p.owner_id
         UNION SELECT 'email', l.id FROM subject s
         JOIN listings l ON mailbox_of(l.email) IN (s.mailbox, s.own_mailbox) AND l.email <> ''
         UNION SELECT 'texto', l.id FROM subject s
         JOIN listings l ON text_key(l.notes) = text_key(s.notes) AND char_length(l.notes) >= ${SHORTEST_TEXT}
         UNION SELECT 'parecido', n.id FROM subject s JOIN neighbours n ON similarity(n.notes, s.notes) >= ${ALIKE}
           AND text_key(n.notes) <> text_key(s.notes)),
       others AS (
         SELECT h.relation, l.id, count(*) OVER (PARTITION BY h.relation)::int AS total,
                row_number() OVER (PARTITION BY h.relation ORDER BY l.id DESC) AS place
         FROM shared h JOIN listings l USING (id) WHERE l.contact_id <> (SELECT contact_id FROM subject))
       SELECT h.relation, h.total, ${TITLED_COLUMNS},
              (SELECT EXISTS (SELECT FROM others h JOIN listings l USING (id) JOIN offered_contacts p ON p.id = l.contact_id
                              WHERE h.relation = ANY($3) AND ${isBlacklisted('p.email')})) AS "hasBlacklisted"
       FROM others h JOIN listings l USING (id) JOIN locations o ON o.listing_id = l.id
       JOIN offered_contacts p ON p.id = l.contact_id
       WHERE h.place <= ${SHOWN} ORDER BY h.relation, l.id DESC`,
      [listingId, await this.dnis.matches(dni), RELATIONS.filter(isOfPeople)],
    );
    return { listings: rows, hasBlacklisted: rows.some((row) => row.hasBlacklisted) };
  }

  /** Notices with similar photos, of the same owner and of others; the most similar first. */
  async pictured(listingId: number, contactId: number): Promise<PicturedListing[]> {
    const nearest = new Map<number, SimilarPhotos>();
    for (const pair of await this.photos.of(this.database, listingId))
      if (!nearest.has(pair.listingId)) nearest.set(pair.listingId, pair);
    if (nearest.size === 0) return [];
    const rows = await rowsOf<Omit<PicturedListing, 'photos'>>(
      this.database,
      `WITH found AS (
         SELECT f.id, f.nearness, l.contact_id = $2 AS is_own, count(*) OVER (PARTITION BY l.contact_id = $2)::int AS total,
                row_number() OVER (PARTITION BY l.contact_id = $2 ORDER BY f.nearness) AS place
         FROM unnest($1::int[]) WITH ORDINALITY AS f (id, nearness) JOIN listings l USING (id))
       SELECT f.is_own AS "isOwn", f.total, ${TITLED_COLUMNS}
       FROM found f JOIN listings l USING (id) JOIN locations o ON o.listing_id = l.id
       JOIN offered_contacts p ON p.id = l.contact_id
       WHERE f.place <= ${SHOWN} ORDER BY f.nearness`,
      [[...nearest.keys()], contactId],
    );
    return rows.map((row) => ({ ...row, photos: nearest.get(row.id)! }));
  }

  /** Number of an owner's rejected notices, read from an index. */
  async rejectedOf(contactId: number): Promise<number> {
    const { rejected } = await oneRow<{ rejected: number }>(
      this.database,
      `SELECT count(*)::int AS rejected FROM listings WHERE contact_id = $1 AND status = 'rejected'`,
      [contactId],
    );
    return rejected;
  }
}
