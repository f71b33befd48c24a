/** Id of the section with the page's map. */
export const MAP_ID = 'mapa';
