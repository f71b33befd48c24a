/** A calendar of another site that takes whichever season comes next: the first half of each January. */
export const reserved = (summary = 'Reserved') =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//otro//ES',
    'BEGIN:VEVENT',
    'UID:1@otro',
    'DTSTART;VALUE=DATE:20200101',
    'DTEND;VALUE=DATE:20200116',
    'RRULE:FREQ=YEARLY',
    `SUMMARY:${summary}`,
    'DESCRIPTION:Huésped: Ana Pérez\\, 2262 555555',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
