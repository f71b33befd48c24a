import { Injectable } from '@nestjs/common';
import { Random } from '#platform/process/clock.js';
import { rowsOf } from '#platform/database/rows.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Mailbox } from '#platform/mail/mailbox.js';
import { NO_MAIL } from './no-mail.js';

/** To an owner: the prices that are proposed for the next season. */
export const SEASON_PRICES_MAIL = 'season-prices';

interface Message {
  name: string;
  email: string;
  listingIds: number[];
}

/** Records the messages about the season: one for each address with a notice whose owner is asked. */
@Injectable()
export class SeasonMail {
  constructor(
    private readonly mailbox: Mailbox,
    private readonly random: Random,
  ) {}

  /**
   * @param state of the drafts: those that wait, or those of notices that have left the search
   * @returns how many messages
   */
  async post(tx: Transaction, rolloverId: number, state: 'waiting' | 'lapsed'): Promise<number> {
    const messages = await rowsOf<Message>(
      tx,
      `SELECT min(p.first_name || ' ' || p.last_name) AS name, p.email, array_agg(l.id ORDER BY l.id) AS "listingIds"
       FROM rollover_drafts d JOIN offered_listings l ON l.id = d.listing_id JOIN offered_contacts p ON p.id = l.contact_id
       WHERE d.rollover_id = $1 AND d.state = $2 AND (l.status = 'active' OR l.paused_at IS NOT NULL
           OR EXISTS (SELECT FROM offered_lapsed_listings u WHERE u.listing_id = l.id)) AND ${NO_MAIL} IS NULL
       GROUP BY p.email ORDER BY p.email`,
      [rolloverId, state],
    );
    if (messages.length === 0) return 0;
    await this.mailbox.postBatch(tx, {
      batch: `${SEASON_PRICES_MAIL}:${rolloverId}:${this.random.uuid()}`,
      template: SEASON_PRICES_MAIL,
      bulk: true,
      messages: messages.map(({ name, email, listingIds }) => ({
        key: listingIds[0]!,
        facts: { rolloverId, listingIds },
        recipient: { name, email },
      })),
    });
    return messages.length;
  }
}
