import type { ActivityOfDay, UnusualName, UnusualWire } from './today-calls.js';

/** Days that today is compared with. */
const COMPARED = 14;
const TIMES = 3;

interface Usual {
  /** Minimum count of today; smaller counts vary by chance. */
  least: number;
  /** Minimum daily average; with a lower one, a day without any is not unusual. */
  leastAverage: number;
}

const INQUIRIES: Usual = { least: 10, leastAverage: 5 };
const VIEWS: Usual = { least: 300, leastAverage: 50 };

/** Notices of one network within a day from which they are unusual: more than an owner has, and than a person may publish for free. */
const MOST_OF_NETWORK = 5;
/** Refused attempts to sign in within an hour from which they are unusual: more than a forgotten password causes. */
const MOST_LOGINS = 20;

/** Counts of what happened, besides inquiries and views. */
export interface RecentCounts {
  /** The most new notices that one network has sent in the last 24 hours. */
  ofNetwork: number;
  /** Refused attempts to sign in within the last hour. */
  logins: number;
}

/**
 * Differences from the days before: more than three times as many inquiries or views today as on average (a shared link, or a robot); none
 * at all yesterday (the form, the mail or the site may be broken); many notices of one network; many refused attempts to sign in. Few
 * inquiries today are not unusual, because the day may have just begun.
 * @param days oldest first; the last one is today
 */
export function unusualActivity(
  days: readonly ActivityOfDay[],
  { ofNetwork, logins }: RecentCounts = { ofNetwork: 0, logins: 0 },
): UnusualWire[] {
  const inquiries = days.map(({ whatsapp, email }) => whatsapp + email);
  const views = days.map(({ vistas }) => vistas);
  const found: [UnusualName, boolean, number][] = [
    ['muchas', isMany(inquiries, INQUIRIES), inquiries.at(-1) ?? 0],
    ['ninguna', isNone(inquiries, INQUIRIES), 0],
    ['visitas', isMany(views, VIEWS), views.at(-1) ?? 0],
    ['sinVisitas', isNone(views, VIEWS), 0],
    ['red', ofNetwork >= MOST_OF_NETWORK, ofNetwork],
    ['ingresos', logins >= MOST_LOGINS, logins],
  ];
  return found.flatMap(([nombre, isUnusual, cuantos]) => (isUnusual ? [{ nombre, cuantos }] : []));
}

function isMany(counts: readonly number[], { least }: Usual): boolean {
  const today = counts.at(-1) ?? 0;
  return today >= least && today > TIMES * averageBefore(counts);
}

function isNone(counts: readonly number[], { leastAverage }: Usual): boolean {
  return counts.at(-2) === 0 && averageBefore(counts) >= leastAverage;
}

function averageBefore(counts: readonly number[]): number {
  const before = counts.slice(0, -1).slice(-COMPARED);
  return before.reduce((sum, count) => sum + count, 0) / Math.max(1, before.length);
}
