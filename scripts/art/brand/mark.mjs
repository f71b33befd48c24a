const symbol =
  '<path d="M8.5 24.5 24 10.5l15.5 14" fill="none" stroke="#FBF8F2" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/>' +
  '<circle cx="24" cy="23.8" r="3.4" fill="#F8C27A"/>' +
  '<path d="M8 32.8c4-3.6 7.3-3.6 10.7 0s6.7 3.6 10.7 0 6.7-3.6 10.6 0" fill="none" stroke="#FBF8F2" stroke-width="3.2" stroke-linecap="round"/>' +
  '<path d="M14 39.6c3.4-2.8 6.6-2.8 10 0s6.6 2.8 10 0" fill="none" stroke="#7CC5D0" stroke-width="3" stroke-linecap="round"/>';

const tile = (size, radius) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48"><rect width="48" height="48" rx="${radius}" fill="#0D5B76"/>${symbol}</svg>\n`;

/** The mark of the site: a roof over a sun and two waves, in a rounded tile. */
export const mark = (size) => tile(size, 11);

/** The same with square corners, for systems that cut the shape themselves. */
export const squareMark = (size) => tile(size, 0);
