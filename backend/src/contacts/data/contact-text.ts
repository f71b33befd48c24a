/**
 * SQL expression of the five fields that a contact search covers (back-office.md §2, Contacts); the index contacts_search uses the same
 * expression.
 */
export function contactText(alias: string): string {
  const name = `${alias}.first_name || ' ' || ${alias}.last_name`;
  return `person_text(${name}, ${alias}.dni, ${alias}.email, ${alias}.mobile)`;
}
