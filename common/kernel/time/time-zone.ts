/** Time zone of the site's days, weeks and months. */
export const TIME_ZONE = 'America/Argentina/Buenos_Aires';
