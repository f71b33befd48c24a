import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { UnsubscriptionLinks } from '../data/unsubscription-links.js';

/** Unsubscribes the person of a link permanently. */
@Injectable()
export class Unsubscribe {
  constructor(
    private readonly database: DataSource,
    private readonly links: UnsubscriptionLinks,
  ) {}

  /** False for an invalid token. For a deleted contact there is nothing to suppress. */
  async execute(token: string): Promise<boolean> {
    const contactId = await this.links.contactOf(token);
    if (contactId === undefined) return false;
    await this.database.query(
      `INSERT INTO mail_suppressions (email, reason)
       SELECT lower(email), 'unsubscribed' FROM offered_contacts WHERE id = $1 ON CONFLICT (email) DO NOTHING`,
      [contactId],
    );
    return true;
  }
}
