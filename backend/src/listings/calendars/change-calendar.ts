import { Injectable } from '@nestjs/common';
import type { AuditAction } from '#common/accounts/audit/audit-actions.js';
import { CALENDAR_MESSAGES } from '#common/listings/calendars/calendar-messages.js';
import { ownerActions } from '#common/owners/link/owner-access.js';
import { AuditTrail } from '#platform/audit/audit-trail.js';
import { Settings } from '#platform/config/settings.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Actions } from '#platform/http/input/actions.js';
import { mayBeGiven } from '#platform/process/fetch-public.js';
import { Problem } from '#platform/process/problem.js';
import { ListingsRepository } from '../core/listings.repository.js';
import { Calendars } from './calendars.js';

/** Changes of the calendars of a notice by its owner, or by the operator for the owner. The audit trail has no addresses, because they are secrets. */
@Injectable()
export class ChangeCalendar {
  constructor(
    private readonly actions: Actions,
    private readonly listings: ListingsRepository,
    private readonly calendars: Calendars,
    private readonly audit: AuditTrail,
    private readonly settings: Settings,
  ) {}

  /**
   * Makes the secret link anew.
   * @throws Problem 'conflict' unless the owner may mark prices
   */
  async renewLink(listingId: number): Promise<void> {
    await this.change(listingId, { action: 'owner.calendar.link', by: null }, (tx) =>
      this.calendars.renewToken(tx, listingId),
    );
  }

  /**
   * @param text empty to remove the address
   * @param by the operator, null for the owner
   * @throws Problem 'invalid' for an address that may not be read, 'conflict' as `renewLink`
   */
  async setAddress(listingId: number, text: string, by: number | null): Promise<void> {
    const address = text.trim() === '' ? null : this.checked(text.trim());
    const action = by === null ? 'owner.calendar.address' : 'listing.calendar';
    await this.change(listingId, { action, by }, (tx) => this.calendars.setAddress(tx, listingId, address));
  }

  /**
   * @param proposalIn reads the proposal, as `OutsideCalendars.dismissible`, which may refuse it
   * @param by the operator, null for the owner
   * @throws Problem 'conflict' as `renewLink`
   */
  async dismiss(
    listingId: number,
    proposalIn: (tx: Transaction) => Promise<string>,
    by: number | null,
  ): Promise<void> {
    const action = by === null ? 'owner.calendar.dismiss' : 'listing.calendar.dismiss';
    await this.change(listingId, { action, by }, async (tx) =>
      this.calendars.dismiss(tx, listingId, await proposalIn(tx)),
    );
  }

  private checked(text: string): string {
    // Sites also offer their calendars under the scheme that opens a calendar program.
    const address = text.replace(/^webcal:/i, 'https:');
    if (!URL.canParse(address) || !mayBeGiven(new URL(address), this.settings.CALENDAR_ORIGINS))
      throw Problem.invalid({ direccion: [CALENDAR_MESSAGES.addressInvalid] });
    return new URL(address).href;
  }

  private async change(
    listingId: number,
    { action, by }: { action: AuditAction; by: number | null },
    make: (tx: Transaction) => Promise<void>,
  ): Promise<void> {
    await this.actions.run(async (tx) => {
      const listing = await this.listings.getForUpdate(tx, listingId);
      if (!ownerActions(listing).includes('marcarAlquilado')) throw Problem.conflict();
      await make(tx);
      await this.audit.record(tx, { administratorId: by, action, entity: 'listing', entityId: listingId });
    });
  }
}
