/**
 * The five fields that a person is looked for by (back-office.md §2, Contacts), folded; the index contacts_search holds the
 * same expression.
 */
export function contactText(alias: string): string {
  const fields = ['first_name', 'last_name', 'dni', 'email', 'mobile'].map((field) => `${alias}.${field}`);
  return `fold(${fields.join(` || ' ' || `)})`;
}
