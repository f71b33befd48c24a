/** Texts of the search for an address's point. */
export const GEOCODING_MESSAGES = {
  unavailable: 'No pudimos buscar la dirección en este momento. Marcá el punto en el mapa.',
  notFound: 'No encontramos esa dirección. Revisala o marcá el punto en el mapa.',
} as const;
