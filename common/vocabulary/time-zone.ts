/** The calendar in which days, weeks and months of the site are counted. */
export const TIME_ZONE = 'America/Argentina/Buenos_Aires';
