/** Texts of the address search. */
export const GEOCODING_MESSAGES = {
  unavailable: 'No pudimos buscar la dirección en este momento. Marcá el punto en el mapa.',
  notFound: 'No encontramos esa dirección. Revisala o marcá el punto en el mapa.',
} as const;
