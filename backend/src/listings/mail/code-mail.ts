/** The mail that tells an owner the code of an approved listing; written down once per listing. */
export const CODE_MAIL = 'listing-approved';

export function codeMailKey(listingId: number): string {
  return `${CODE_MAIL}:${listingId}`;
}
