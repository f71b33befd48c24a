import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OWNER_ACCESS_MESSAGES } from '#common/owners/link/owner-access-messages.js';
import { ownerLinkEnd } from '#common/owners/link/owner-access.js';
import { PUBLIC_PATHS } from '#common/kernel/public-paths.js';
import { Clock } from '#platform/process/clock.js';
import { Settings } from '#platform/config/settings.js';
import { rowOf, type Database } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { MOST_ID } from '#platform/http/input/dto-fields.js';
import { Problem } from '#platform/process/problem.js';
import { SIGNATURE_PATTERN, Signatures } from '#platform/secrets/signatures.js';
import { NOTICE_EMAIL } from '../core/owner-mail-recipients.js';

const PURPOSE = 'owner-links';
/** Id, end of validity in seconds, signature. */
const TOKEN = new RegExp(String.raw`^(\d{1,10})\.(\d{10})\.(${SIGNATURE_PATTERN})$`);
/** The same and an inquiry. */
const INQUIRY_TOKEN = new RegExp(String.raw`^(\d{1,10})\.(\d{10})\.(${SIGNATURE_PATTERN})\.(\d{1,10})$`);

/**
 * SQL condition for a listing `l` of a contact `p` to have a link: the address is known to be the owner's. Either the operator has vouched
 * for it by assigning a code, or the owner has confirmed it and the notice is pending or rejected (docs/decisions/0044).
 */
export const HAS_LINK = `(l.code IS NOT NULL OR (l.status IN ('pending', 'rejected') AND p.confirmed_at IS NOT NULL))`;

/** Pages of the site that take the token of a link: the owner's page, and the form that corrects a rejected notice. */
type LinkedPage = (typeof PUBLIC_PATHS)['myNotice' | 'publish'];

/** Signed facts of a link, besides its listing. */
interface LinkFacts {
  /** The only inquiry that the link opens; null for the whole notice. */
  inquiryId: number | null;
  /** Where the link is mailed. */
  email: string;
  /** Addresses of contacts that were merged into the owner. */
  mergedEmails: string[];
  generation: number;
}

/** What a notice says about its links now. */
interface NoticeFacts extends Omit<LinkFacts, 'inquiryId'> {
  /** Where its inquiries are mailed. */
  noticeEmail: string;
}

const UNKNOWN: NoticeFacts = { email: '', noticeEmail: '', mergedEmails: [], generation: 0 };

export interface OpenedLink {
  listingId: number;
  expiresAt: Date;
}

/** What a link to inquiries opens. */
export interface OpenedInquiries {
  listingId: number;
  /** The only one; null for all inquiries of the notice. */
  inquiryId: number | null;
}

/**
 * Signed links by which owners manage a notice (docs/decisions/0044). A link is valid for one notice, for some days, and for the present
 * address of its owner. The token is in the URL fragment, which browsers do not send, so it does not reach logs, caches or other sites.
 */
@Injectable()
export class OwnerLinks {
  constructor(
    private readonly database: DataSource,
    private readonly signatures: Signatures,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * The link to a notice for a message to an address; undefined if the notice has no link (HAS_LINK), or if its owner has another address.
   * @param email the recipient
   * @param opens the part of the owner's page that is open at once
   * @param lastDay day until which the link works at least, `2026-12-15`
   */
  async of(
    listingId: number,
    email: string,
    {
      page = PUBLIC_PATHS.myNotice,
      opens,
      lastDay,
    }: { page?: LinkedPage; opens?: 'calendarios'; lastDay?: string } = {},
  ): Promise<string | undefined> {
    const facts = await this.factsOf(this.database, listingId);
    if (facts?.email !== email) return undefined;
    const token = await this.tokenOf(listingId, { ...facts, inquiryId: null }, lastDay);
    return `${this.settings.SITE_URL}${page}${opens ? `?abrir=${opens}` : ''}#${token}`;
  }

  /**
   * The token with which one inquiry is answered, for the message that brings it to the notice's address. It opens nothing else, because the
   * message may be quoted to the visitor. Undefined if the notice has no link, or another address than the recipient.
   */
  async toInquiry(listingId: number, inquiryId: number, email: string): Promise<string | undefined> {
    const facts = await this.factsOf(this.database, listingId);
    if (facts?.noticeEmail !== email) return undefined;
    return `${await this.tokenOf(listingId, { ...facts, email, inquiryId })}.${inquiryId}`;
  }

  private async tokenOf(listingId: number, facts: LinkFacts, lastDay?: string): Promise<string> {
    const expires = Math.floor(ownerLinkEnd(this.clock.now(), lastDay).getTime() / 1000);
    const signature = await this.signatures.sign(PURPOSE, textOf(listingId, expires, facts));
    return `${listingId}.${expires}.${signature}`;
  }

  /**
   * Verifies the token of a link to a whole notice. A link that was mailed to an address stays valid when its contact is merged into another
   * one (docs/decisions/0006).
   * @throws Problem 'gone' for a token that is forged, expired or replaced, and if the owner has another address now
   */
  async open(token: string): Promise<OpenedLink> {
    return this.verified(TOKEN.exec(token));
  }

  /**
   * Verifies the token of a link to a notice, or to one inquiry about it.
   * @throws Problem 'gone' as `open`
   */
  async openInquiries(token: string): Promise<OpenedInquiries> {
    const toOne = INQUIRY_TOKEN.exec(token);
    const { listingId } = await this.verified(toOne ?? TOKEN.exec(token));
    return { listingId, inquiryId: toOne ? Number(toOne[4]) : null };
  }

  private async verified(read: RegExpExecArray | null): Promise<OpenedLink> {
    const [, id, expires, signature, inquiry] = read ?? [];
    const gone = new Problem('gone', OWNER_ACCESS_MESSAGES.gone);
    if (!signature || Number(id) > MOST_ID) throw gone;
    const listingId = Number(id);
    const expiresAt = new Date(Number(expires) * 1000);
    const facts = await this.factsOf(this.database, listingId);
    const { email, noticeEmail, ...others } = facts ?? UNKNOWN;
    // An unknown notice costs the same work as a forged signature, so the response time does not reveal which notices exist.
    const isOurs = await this.isSigned(signature, {
      listingId,
      expires: Number(expires),
      ...others,
      ...(inquiry === undefined
        ? { inquiryId: null, email }
        : { inquiryId: Number(inquiry), email: noticeEmail }),
    });
    if (!facts || !isOurs || expiresAt <= this.clock.now()) throw gone;
    return { listingId, expiresAt };
  }

  /** Invalidates all existing links of a notice. */
  async replace(tx: Transaction, listingId: number): Promise<void> {
    await tx.query('UPDATE listings SET link_generation = link_generation + 1 WHERE id = $1', [listingId]);
  }

  /** Whether the signature is that of a link to one of the owner's addresses, including those of merged contacts. */
  private async isSigned(
    signature: string,
    { listingId, expires, ...facts }: LinkFacts & { listingId: number; expires: number },
  ): Promise<boolean> {
    for (const email of [facts.email, ...facts.mergedEmails]) {
      const text = textOf(listingId, expires, { ...facts, email });
      if (await this.signatures.matches(PURPOSE, text, signature)) return true;
    }
    return false;
  }

  private factsOf(database: Database, listingId: number): Promise<NoticeFacts | undefined> {
    return rowOf(
      database,
      `SELECT p.email, ${NOTICE_EMAIL} AS "noticeEmail", l.link_generation AS generation,
              ARRAY (SELECT email FROM offered_contacts WHERE merged_into_id = p.id ORDER BY id) AS "mergedEmails"
       FROM listings l JOIN offered_contacts p ON p.id = l.contact_id
       WHERE l.id = $1 AND ${HAS_LINK}`,
      [listingId],
    );
  }
}

function textOf(
  listingId: number,
  expires: number,
  { email, generation, inquiryId }: Omit<LinkFacts, 'mergedEmails'>,
): string {
  const inquiry = inquiryId === null ? '' : ` inquiry ${inquiryId}`;
  return `listing ${listingId} until ${expires} generation ${generation} ${email}${inquiry}`;
}
