/**
 * The five fields that a person is looked for by (back-office.md §2, Contacts), as SQL; the index contacts_search holds the same
 * expression.
 */
export function contactText(alias: string): string {
  const name = `${alias}.first_name || ' ' || ${alias}.last_name`;
  return `person_text(${name}, ${alias}.dni, ${alias}.email, ${alias}.mobile)`;
}
