import {
  endsByAge,
  isRecent,
  isSignedIn,
  lacksSecondStep,
  remainingMs,
  shouldTouch,
} from './session-rules.js';

const HOUR = 3_600_000;

describe('a session', () => {
  it('ends after an hour without activity', () => {
    expect(remainingMs({ startedAt: 0, seenAt: 0 }, HOUR - 1)).toBe(1);
    expect(remainingMs({ startedAt: 0, seenAt: 0 }, HOUR)).toBe(0);
  });

  it('ends after twelve hours, however active', () => {
    expect(remainingMs({ startedAt: 0, seenAt: 12 * HOUR - 1 }, 12 * HOUR)).toBe(0);
  });

  it.each([
    ['whose hour of activity is over before', 11 * HOUR - 1, false],
    ['that was used within the last hour', 11 * HOUR, true],
  ])('that is almost twelve hours old and %s ends by its age: %#', (_, seenAt, expected) => {
    expect(endsByAge({ startedAt: 0, seenAt }, 12 * HOUR - 60_000)).toBe(expected);
  });

  it.each([
    ['seconds ahead lasts as any other', 2_000, HOUR],
    ['half an hour ahead lasts an idle hour', HOUR / 2, HOUR],
    ['an hour ahead lasts an idle hour', HOUR, HOUR],
    ['two hours ahead is over', 2 * HOUR, 0],
  ])('begun and used by a clock that was %s', (_, ahead, left) => {
    expect(remainingMs({ startedAt: ahead, seenAt: ahead }, 0)).toBe(left);
  });

  it('is recorded as used again after a clock that was ahead', () => {
    expect([HOUR, 30_000].map((seenAt) => shouldTouch({ seenAt }, 0))).toEqual([true, false]);
  });

  it('counts no password as recent that a clock ahead has noted', () => {
    expect(isRecent({ confirmedAt: HOUR }, 0)).toBe(false);
  });

  it('is over when it never began', () => {
    expect(remainingMs({}, 0)).toBe(0);
    expect(remainingMs({ startedAt: 0 }, 0)).toBe(0);
    expect(remainingMs({ seenAt: 0 }, 0)).toBe(0);
  });

  it.each([
    ['an administrator’s, while it lasts', { administratorId: 1, startedAt: 0, seenAt: 0 }, HOUR - 1, true],
    ['an administrator’s that is over', { administratorId: 1, startedAt: 0, seenAt: 0 }, HOUR, false],
    ['nobody’s', { startedAt: 0, seenAt: 0 }, 0, false],
    ['an administrator’s without its times', { administratorId: 1 }, 0, false],
  ])('of %s: signed in %#', (_, session, now, expected) => {
    expect(isSignedIn(session, now)).toBe(expected);
  });

  it.each([
    [0, 15 * 60_000 - 1, true],
    [0, 15 * 60_000, false],
    [undefined, 15 * 60_000, false],
    [10 * HOUR, 10 * HOUR + 60_000, true],
  ])('confirmed at %s is recent at %s: %s', (confirmedAt, now, expected) => {
    expect(isRecent(confirmedAt === undefined ? {} : { confirmedAt }, now)).toBe(expected);
  });

  it('notes activity at most once a minute', () => {
    expect(shouldTouch({ seenAt: 1_000 }, 60_999)).toBe(false);
    expect(shouldTouch({ seenAt: 1_000 }, 61_000)).toBe(true);
  });
});

describe('a required second step', () => {
  it.each([
    ['administrators', { role: 'administrator' }, true],
    ['administrators', { role: 'administrator', secondStep: true }, false],
    ['administrators', { role: 'editor' }, false],
    ['nobody', { role: 'administrator' }, false],
    ['everybody', { role: 'editor', secondStep: false }, true],
  ] as const)('of %s, for %j: lacks it: %s', (SECOND_STEP_FOR, account, lacks) => {
    expect(lacksSecondStep(account, { SECOND_STEP_FOR })).toBe(lacks);
  });
});
