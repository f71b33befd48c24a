import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { searchOfAddress } from '#common/search/query/search-path.js';
import { waitedOfAddress } from '#common/inquiries/alerts/waited-home.js';
import { recordConsents } from '#platform/consents/consents.js';
import { Transactions } from '#platform/database/transactions.js';
import { Season } from '../../../pricing/public.js';
import { AlertLinks } from '../alert-links.js';
import { Alerts } from '../alerts.js';
import { lastDayOf } from '../alerted-search.js';
import { lastDayOfWaiting } from '../waited-alert.js';

/**
 * Executes the links of messages: starts, renews and ends an alert. Confirming again sets the cadence of the link and extends the last day.
 * Repeating a stop has no effect.
 */
@Injectable()
export class DecideAlert {
  constructor(
    private readonly database: DataSource,
    private readonly transactions: Transactions,
    private readonly alerts: Alerts,
    private readonly links: AlertLinks,
    private readonly season: Season,
  ) {}

  /**
   * @param network digest of the visitor's network, for the record of consent
   * @returns false if the token is invalid, the alert has ended, the dates of its search are over, or nothing may be sent to the address
   */
  async confirm(token: string, network: string): Promise<boolean> {
    const wanted = await this.links.confirmedBy(token);
    if (!wanted) return false;
    return this.transactions.run(async (tx) => {
      const alert = await this.alerts.find(tx, wanted.id);
      const until = alert && this.lastDay(alert.search);
      if (!until) return false;
      await this.alerts.confirm(tx, wanted.id, { cadence: wanted.cadence, until });
      await recordConsents(tx, [
        { email: alert.email, purpose: 'alert', way: 'link', network, alertId: wanted.id },
      ]);
      return true;
    });
  }

  /** Undefined for a search whose dates are over. */
  private lastDay(search: string): string | undefined {
    const today = this.season.today();
    const home = waitedOfAddress(search);
    if (home) return lastDayOfWaiting(home, this.season.calendar, today);
    const filters = searchOfAddress(search);
    return filters && lastDayOf(filters, today);
  }

  /** False for an invalid token. */
  async stop(token: string): Promise<boolean> {
    const id = await this.links.stoppedBy(token);
    if (id === undefined) return false;
    await this.alerts.stop(this.database, id);
    return true;
  }
}
