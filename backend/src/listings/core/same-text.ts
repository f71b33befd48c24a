/**
 * SQL expression: number of listings of other owners with the same text. Texts below 40 characters are not compared, because they may
 * coincide by chance.
 */
export function sameTextOf(alias: string): string {
  return `(SELECT count(*)::int FROM listings o WHERE char_length(${alias}.notes) >= 40 AND char_length(o.notes) >= 40
           AND text_key(o.notes) = text_key(${alias}.notes) AND o.contact_id <> ${alias}.contact_id)`;
}
