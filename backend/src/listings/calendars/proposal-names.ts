import type { CalendarProposalWire, ShownProposal } from '#common/listings/calendars/calendar-calls.js';
import { formatDay, type Day } from '#common/kernel/time/days.js';

export function nightsOf({ desde, hasta, noches }: ShownProposal): string {
  return `${desde} ${hasta} ${noches}`;
}

/**
 * The name by which a proposal was dismissed or told of: by its period, because a price that is entered again has another id. Sites close far
 * nights for a time that moves on each day, so nights that are only not available are one proposal for each price and year.
 */
export function nameOf(proposal: CalendarProposalWire): string {
  const { esReserva, periodo, fraccion, desde } = proposal;
  return `${periodo} ${fraccion} ${esReserva ? nightsOf(proposal) : desde.slice(0, 4)}`;
}

/** Part of the season, first night, day after the last one, number of nights: `nameOf` of a reservation. */
const NAME = /^(.+) (\S{10}) (\S{10}) (\d+)$/;

/**
 * Whether a proposal is one of those with these names. Nights that are over leave a proposal, and with each day of a stay its name changes:
 * what ends on the same day and has begun is the same.
 */
export function isNamed(names: readonly string[], name: string, today: Day): boolean {
  const [, part, , end, count] = NAME.exec(name) ?? [];
  return names.some((known) => {
    if (known === name) return true;
    const [, knownPart, first = '', knownEnd, knownCount] = NAME.exec(known) ?? [];
    const hasBegun = first < formatDay(today) && Number(count) < Number(knownCount);
    return part !== undefined && part === knownPart && end === knownEnd && hasBegun;
  });
}
