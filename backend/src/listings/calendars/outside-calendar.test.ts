import { dayOf, formatDay } from '#common/kernel/time/days.js';
import { outsideWindows } from './outside-calendar.js';

const TODAY = dayOf(2026, 11, 28);
const calendar = (...events: string[]) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//otro//ES\r\n${events.join('\r\n')}\r\nEND:VCALENDAR\r\n`;
const event = (...lines: string[]) =>
  [
    'BEGIN:VEVENT',
    ...(lines.some((line) => line.startsWith('UID')) ? [] : ['UID:a@otro']),
    ...lines,
    'END:VEVENT',
  ].join('\r\n');
const found = (...events: string[]) =>
  outsideWindows(calendar(...events), TODAY)?.map(
    ({ first, last, kind }) => `${formatDay(first)}/${formatDay(last)} ${kind}`,
  );
const ALL_DAY = ['DTSTART;VALUE=DATE:20270104', 'DTEND;VALUE=DATE:20270107'];
const ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Lejos',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0900',
  'TZOFFSETTO:+0900',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n');

describe('the nights of an outside calendar', () => {
  it.each([
    ['whole days, without the day of departure', [event(...ALL_DAY)], ['2027-01-04/2027-01-06 reserved']],
    ['one day without an end', [event('DTSTART;VALUE=DATE:20270104')], ['2027-01-04/2027-01-04 reserved']],
    [
      'one day that ends on itself',
      [event('DTSTART;VALUE=DATE:20270104', 'DTEND;VALUE=DATE:20270104')],
      ['2027-01-04/2027-01-04 reserved'],
    ],
    [
      'a duration',
      [event('DTSTART;VALUE=DATE:20270104', 'DURATION:P2D')],
      ['2027-01-04/2027-01-05 reserved'],
    ],
    [
      'times of Argentina',
      [event('DTSTART:20270105T010000Z', 'DTEND:20270107T130000Z')],
      ['2027-01-04/2027-01-06 reserved'],
    ],
    [
      'times without a zone',
      [event('DTSTART:20270104T150000', 'DTEND:20270106T100000')],
      ['2027-01-04/2027-01-05 reserved'],
    ],
    [
      'times of a zone that the file defines',
      [ZONE, event('DTSTART;TZID=Lejos:20270105T090000', 'DTEND;TZID=Lejos:20270107T090000')],
      ['2027-01-04/2027-01-05 reserved'],
    ],
    [
      'times of an unknown zone',
      [event('DTSTART;TZID=Marte/Base:20270104T150000', 'DTEND;TZID=Marte/Base:20270106T100000')],
      ['2027-01-04/2027-01-05 reserved'],
    ],
    ['no night of some hours', [event('DTSTART:20270104T150000Z', 'DTEND:20270104T170000Z')], []],
    [
      'no night of an end before its beginning',
      [event('DTSTART:20270104T150000Z', 'DTEND:20270101T170000Z')],
      [],
    ],
    ['nothing that is cancelled', [event(...ALL_DAY, 'STATUS:CANCELLED')], []],
    ['nothing that leaves the time free', [event(...ALL_DAY, 'TRANSP:TRANSPARENT')], []],
    ['nothing that is over', [event('DTSTART;VALUE=DATE:20260104', 'DTEND;VALUE=DATE:20260107')], []],
    [
      'Airbnb, which says what is no reservation',
      [event(...ALL_DAY, 'SUMMARY:Airbnb (Not available)')],
      ['2027-01-04/2027-01-06 blocked'],
    ],
    [
      'Booking, which says so of everything',
      [event(...ALL_DAY, 'SUMMARY:CLOSED - Not available')],
      ['2027-01-04/2027-01-06 blocked'],
    ],
    [
      'a repetition, without its exceptions',
      [
        event('UID:r@otro', ...ALL_DAY, 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;VALUE=DATE:20270111'),
        event(
          'UID:r@otro',
          'RECURRENCE-ID;VALUE=DATE:20270118',
          'DTSTART;VALUE=DATE:20270119',
          'DTEND;VALUE=DATE:20270120',
        ),
        event(
          'UID:r@otro',
          'RECURRENCE-ID;VALUE=DATE:20270125',
          'DTSTART;VALUE=DATE:20270125',
          'DTEND;VALUE=DATE:20270128',
          'STATUS:CANCELLED',
        ),
      ],
      ['2027-01-04/2027-01-06 reserved', '2027-01-19/2027-01-19 reserved'],
    ],
    [
      'no end of a repetition without end',
      [event('DTSTART;VALUE=DATE:20260104', 'DTEND;VALUE=DATE:20260105', 'RRULE:FREQ=YEARLY')],
      ['2027-01-04/2027-01-04 reserved', '2028-01-04/2028-01-04 reserved'],
    ],
    ['an empty calendar', [], []],
  ])('are those of %s', (_what, events, expected) => {
    expect(found(...events)).toEqual(expected);
  });

  it.each([
    ['a page', '<!doctype html><title>Hola</title>'],
    ['nothing', ''],
    ['half a calendar', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20270104'],
    ['another thing', 'BEGIN:VCARD\r\nVERSION:4.0\r\nEND:VCARD\r\n'],
    ['a date that is none', calendar(event('DTSTART;VALUE=DATE:enero'))],
  ])('are not read from %s', (_what, text) => {
    expect(outsideWindows(text, TODAY)).toBeUndefined();
  });

  it('are given up for a rule that takes too long', () => {
    const endless = 'RRULE:FREQ=SECONDLY';
    expect(found(event('DTSTART:19700101T000000Z', 'DURATION:PT1S', endless))).toBeUndefined();
  });
});
