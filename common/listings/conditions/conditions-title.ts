/** Heading of the table, apart from the other texts, which a sheet does not load. */
export const CONDITIONS_TITLE = 'Condiciones de la estadía';
