/** Events of an account within an hour. */
export interface SecurityHour {
  administratorId: number;
  failedLogins: number;
  /** Second steps with a wrong code, after the right password. */
  failedSecondSteps: number;
  /** Different networks of the failed logins. */
  networks: number;
  /** Requests that its role does not permit. */
  deniedRoles: number;
  /** Requests from other sites, made with its session. */
  crossSite: number;
}

export type AlarmKind = 'guessing' | 'secondStep' | 'role' | 'crossSite';

export interface SecurityAlarm {
  kind: AlarmKind;
  /** Why there is an alarm: the number that reached its limit. */
  count: number;
}

/**
 * Counts from which the operator is alerted (docs/decisions/0050). A forgotten password causes fewer failures. A wrong
 * code follows the right password, and at most 20 are checked in an hour, so half of them is enough. The screens offer nothing
 * that the role does not permit, so ten such requests are deliberate. A browser sends the session with another site's request only if it
 * ignores the cookie's SameSite attribute.
 */
const LIMITS: readonly { kind: AlarmKind; of: (hour: SecurityHour) => number; from: number }[] = [
  { kind: 'guessing', of: ({ failedLogins }) => failedLogins, from: 30 },
  { kind: 'secondStep', of: ({ failedSecondSteps }) => failedSecondSteps, from: 10 },
  { kind: 'role', of: ({ deniedRoles }) => deniedRoles, from: 10 },
  { kind: 'crossSite', of: ({ crossSite }) => crossSite, from: 1 },
];

/** The alarms of an hour; usually none. */
export function alarmsOf(hour: SecurityHour): SecurityAlarm[] {
  return LIMITS.filter(({ of, from }) => of(hour) >= from).map(({ kind, of }) => ({ kind, count: of(hour) }));
}
