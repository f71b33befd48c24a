/** Mail with the code of an approved listing to its owner; recorded once per listing. */
export const CODE_MAIL = 'listing-approved';

export function codeMailKey(listingId: number): string {
  return `${CODE_MAIL}:${listingId}`;
}
