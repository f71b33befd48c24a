import { Injectable } from '@nestjs/common';
import { CALENDAR_FAULTS, CALENDAR_MESSAGES } from '#common/listings/calendars/calendar-messages.js';
import type {
  CalendarProposalWire,
  OutsideCalendarWire,
  OwnCalendarWire,
  ShownProposal,
} from '#common/listings/calendars/calendar-calls.js';
import { proposedMarks } from '#common/listings/calendars/outside-nights.js';
import { countNights, formatDay } from '#common/kernel/time/days.js';
import { CALENDAR_FOLDER } from '#common/kernel/public-paths.js';
import { fraction, period } from '#common/pricing/periods.js';
import { Settings } from '#platform/config/settings.js';
import type { Transaction } from '#platform/database/transactions.js';
import { Problem } from '#platform/process/problem.js';
import { Season } from '../../pricing/public.js';
import { Calendars, type CalendarToTell, type StoredCalendar } from './calendars.js';
import { isNamed, nameOf, nightsOf } from './proposal-names.js';

const NONE: StoredCalendar = {
  token: null,
  address: null,
  windows: [],
  readAt: null,
  fault: null,
  dismissed: [],
};

/** The calendars of a notice as its owner and the operator see them, with the prices that the outside one proposes to mark as rented. */
@Injectable()
export class OutsideCalendars {
  constructor(
    private readonly calendars: Calendars,
    private readonly season: Season,
    private readonly settings: Settings,
  ) {}

  async forOwner(listingId: number): Promise<OwnCalendarWire> {
    const stored = await this.calendars.of(listingId);
    const { token, ...outside } = stored ?? NONE;
    return {
      enlace: token && `${this.settings.SITE_URL}${CALENDAR_FOLDER}${token}.ics`,
      ...(await this.present(listingId, outside)),
    };
  }

  /** Null for a notice that has none. */
  async forOperator(listingId: number): Promise<OutsideCalendarWire | null> {
    if (!(await this.calendars.isFor(listingId))) return null;
    return this.present(listingId, (await this.calendars.of(listingId)) ?? NONE);
  }

  /**
   * A shown proposal, as it is stored once it is dismissed.
   * @throws Problem 'conflict' if it is not proposed any more
   */
  async dismissible(tx: Transaction, listingId: number, shown: ShownProposal): Promise<string> {
    const stored = (await this.calendars.of(listingId, tx)) ?? NONE;
    const found = (await this.proposals(listingId, stored, tx)).find(
      (proposal) => proposal.idPrecios === shown.idPrecios && nightsOf(proposal) === nightsOf(shown),
    );
    if (!found) throw Problem.conflict(CALENDAR_MESSAGES.proposalChanged);
    return nameOf(found);
  }

  /** Names of what a calendar proposes and its owner was not told of. */
  async toTell(tx: Transaction, listingId: number, calendar: CalendarToTell): Promise<string[]> {
    const names = (await this.proposals(listingId, calendar, tx)).map(nameOf);
    return names.filter((name) => !isNamed(calendar.told, name, this.season.today()));
  }

  private async present(
    listingId: number,
    { address, windows, readAt, fault, dismissed }: Omit<StoredCalendar, 'token'>,
  ): Promise<OutsideCalendarWire> {
    return {
      sitio: address && new URL(address).hostname,
      leido: readAt?.toISOString() ?? null,
      problema: fault ? CALENDAR_FAULTS[fault] : '',
      propuestas: windows.length > 0 ? await this.proposals(listingId, { windows, dismissed }) : [],
    };
  }

  private async proposals(
    listingId: number,
    { windows, dismissed }: Pick<StoredCalendar, 'windows' | 'dismissed'>,
    tx?: Transaction,
  ): Promise<CalendarProposalWire[]> {
    const prices = await this.calendars.pricesOf(listingId, tx);
    const rows = prices.flatMap(({ id, rented, period: periodId, fraction: fractionId }) =>
      periodId && fractionId ? [{ id, rented, period: periodId, fraction: fractionId }] : [],
    );
    const season = this.season.current();
    const proposals = proposedMarks(rows, windows, season).map(({ row, kind, nights, taken }) => ({
      idPrecios: row.id,
      periodo: period(row.period).name,
      fraccion: fraction(row.fraction).name,
      esReserva: kind === 'reserved',
      desde: formatDay(taken.first),
      hasta: formatDay(taken.last + 1),
      noches: taken.count,
      de: countNights(nights),
    }));
    return proposals.filter((proposal) => !isNamed(dismissed, nameOf(proposal), season.today));
  }
}
