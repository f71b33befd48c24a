/** SQL: the ids of the listings that have or had one of the codes, an SQL expression of an array. */
export function listingsOfCodes(codes: string): string {
  return `SELECT id FROM offered_listings WHERE code = ANY(${codes})
          UNION SELECT listing_id FROM offered_former_codes WHERE code = ANY(${codes})`;
}
